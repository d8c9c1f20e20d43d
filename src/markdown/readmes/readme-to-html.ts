import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { htmlToHast, markdownToHtml } from 'satteri';
import { nestsTooDeep } from '../../lib/files/nesting.ts';
import { ReadmeError } from './fetch-readme.ts';

/** Where a README stands. */
export interface Source {
	/** Owner and name, such as `Unleash/unleash-node-sdk`. */
	repository: string;
	/** Full hash of the commit. */
	revision: string;
}

/** Its largest heading stands under the heading of the section, which has level 2. */
const TOP_LEVEL = 3;
const LOWEST_LEVEL = 6;

/** As GitHub allows, without ids, which could be those of the page, and without what loads or asks. */
const SCHEMA = {
	...defaultSchema,
	tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['input', 'picture', 'source'].includes(name)),
	attributes: {
		a: ['href'],
		img: ['src', 'alt'],
		code: [['className', /^language-./]] as [string, RegExp][],
		th: ['align', 'scope'],
		td: ['align'],
		ol: ['start'],
	},
	protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
	strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math'],
};

interface Node {
	type: string;
	tagName?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
	value?: string;
}

/**
 * A README as HTML that is safe to show: sanitized, links absolute, images as links to them (nothing is loaded from
 * other hosts), headings from level 3 on, its title left out.
 *
 * @throws {ReadmeError} if it nests so deep that no parser takes it
 */
export function readmeToHtml(markdown: string, source: Source): string {
	if (nestsTooDeep(markdown)) throw new ReadmeError('hundreds of quotes, lists or tags in each other');
	const tree = sanitize(htmlToHast(markdownToHtml(markdown).html) as never, SCHEMA) as Node;
	const levels = [...nodesOf(tree)].flatMap(({ tagName }) => levelOf(tagName) ?? []);
	const title = levels[0] === 1 && levels.filter((level) => level === 1).length === 1;
	const top = Math.min(...levels.filter((level) => !(title && level === 1)));
	change(tree, (node) => changed(node, source, { title, shift: TOP_LEVEL - top }));
	return toHtml(tree as never);
}

function changed(node: Node, source: Source, { title, shift }: { title: boolean; shift: number }): Node[] {
	const { tagName, properties = {}, children = [] } = node;
	const level = levelOf(tagName);
	if (level !== undefined) {
		if (title && level === 1) return [];
		return [{ ...node, tagName: `h${Math.min(level + shift, LOWEST_LEVEL)}` }];
	}
	if (tagName === 'img') return imageLink(properties, source);
	if (tagName !== 'a') return [node];
	const href = absolute(properties['href'], source, 'blob');
	return href ? [{ ...node, properties: { href, rel: ['nofollow', 'noopener'] } }] : children;
}

function imageLink({ src, alt }: Record<string, unknown>, source: Source): Node[] {
	const href = absolute(src, source, 'raw');
	const text: Node = { type: 'text', value: String(alt || 'Image') };
	return href
		? [
				{
					type: 'element',
					tagName: 'a',
					properties: { href, rel: ['nofollow', 'noopener'] },
					children: [text],
				},
			]
		: [text];
}

/** The address that a link of the README leads to where it stands. */
function absolute(link: unknown, { repository, revision }: Source, kind: 'blob' | 'raw'): string | undefined {
	if (typeof link !== 'string' || link === '') return undefined;
	const readme = `https://github.com/${repository}/${kind}/${revision}/README.md`;
	// A link from the root leads to the root of the repository.
	const relative = link.startsWith('/') && !link.startsWith('//') ? `.${link}` : link;
	return URL.canParse(relative, readme) ? new URL(relative, readme).href : undefined;
}

function levelOf(name: string | undefined): number | undefined {
	const level = /^h([1-6])$/.exec(name ?? '')?.[1];
	return level === undefined ? undefined : Number(level);
}

function* nodesOf(node: Node): Generator<Node> {
	yield node;
	for (const child of node.children ?? []) yield* nodesOf(child);
}

/** Puts other nodes in the place of each, from the leaves up; links are not put into links. */
function change(node: Node, by: (node: Node) => Node[]): void {
	if (!node.children) return;
	for (const child of node.children) change(child, by);
	node.children = node.children.flatMap(by);
	if (node.tagName === 'a')
		node.children = node.children.flatMap((child) =>
			child.tagName === 'a' ? (child.children ?? []) : child,
		);
}
