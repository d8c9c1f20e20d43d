import { runInNewContext } from 'node:vm';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { type Data, type MdastNode, mdxToJs, mdxToMdast } from 'satteri';
import { nestsTooDeep } from '../lib/files/nesting.ts';

/** What Markdown is in pages, as Astro and Starlight set it. */
const features = { frontmatter: true, directive: true };

/** A component as a page uses it. */
export interface PageComponent {
	name: string;
	/** Its attributes: `true` without a value, `undefined` for an expression that needs names of the page. */
	props: Record<string, unknown>;
}

/**
 * All nodes of a page in the order of the text. None for text that is no MDX: `mdxErrorIn` says where it's wrong. Nor for
 * what nests too deep, with which the parser can end the process.
 */
export function nodesOf(source: string): MdastNode[] {
	if (nestsTooDeep(source)) return [];
	try {
		return [...walk(mdxToMdast(source, { features }))];
	} catch {
		return [];
	}
}

/** Where and why the compiler rejects a page. */
export interface MdxError {
	line: number;
	column: number;
	reason: string;
}

/** The syntax error in a page's MDX, if there is one: the compiler stops at the first. */
export function mdxErrorIn(source: string): MdxError | undefined {
	try {
		mdxToMdast(source, { features });
		return undefined;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const [, line = 1, column = 1, reason = message] =
			/^(\d+):(\d+): (.*?)(?: \([\w:-]+\))?$/s.exec(message) ?? [];
		return { line: Number(line), column: Number(column), reason };
	}
}

/** The component that a node stands for, if it does. */
export function componentOf(node: MdastNode): PageComponent | undefined {
	if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
	const props: Record<string, unknown> = {};
	for (const attribute of node.attributes) {
		if (attribute.type !== 'mdxJsxAttribute') continue;
		const { name, value } = attribute;
		if (value === null || value === undefined) props[name] = true;
		else props[name] = typeof value === 'string' ? value : readExpression(value.value);
	}
	return { name: node.name ?? '', props };
}

const read = new Map<string, PageComponent[]>();

/** All components of a page, in the order of the text. */
export function componentsOf(source: string): readonly PageComponent[] {
	const known = read.get(source) ?? nodesOf(source).flatMap((node) => componentOf(node) ?? []);
	read.set(source, known);
	return known;
}

/** Ids of the headings of a page, made by the plugin that makes them for readers. Undefined for text that is no MDX. */
export function headingIds(source: string): string[] | undefined {
	const data: Data = {
		astro: { frontmatter: {}, headings: [], localImagePaths: new Set(), remoteImagePaths: new Set() },
	};
	if (nestsTooDeep(source)) return undefined;
	try {
		mdxToJs(source, {
			features: { ...features, smartPunctuation: true },
			hastPlugins: [satteriHeadingIdsPlugin()],
			data,
		});
	} catch {
		return undefined;
	}
	return (data.astro?.headings ?? []).map(({ slug }) => slug);
}

function* walk(node: MdastNode): Generator<MdastNode> {
	yield node;
	if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

function readExpression(expression: string): unknown {
	try {
		return runInNewContext(`(${expression})`);
	} catch {
		return undefined;
	}
}
