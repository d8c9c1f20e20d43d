import type { MdastNode } from 'satteri';
import { componentOf, componentsOf, headingIds, nodesOf } from '../../markdown/page-tree.ts';
import type { PageLink } from '../checks/scan.ts';
import { idsOfComponent, movedIds } from './component-ids.ts';
import { linksInFields } from './text-links.ts';

/** A link as it's written in a file. */
export interface SourceLink extends PageLink {
	line: number;
	column: number;
	/** Ids of sections that moved, which the page it leads to must have. */
	moved?: string[];
}

/** What the checks need to know of a page before it's built. */
export interface PageSource {
	/** Undefined when its MDX or the data of a component can't be read, which other checks report. */
	ids: ReadonlySet<string> | undefined;
	links: SourceLink[];
}

/** Id of the title of every page. */
const TITLE = '_top';

const known = new Map<string, { source: string; links: SourceLink[]; headings: string[] | undefined }>();

/**
 * Reads a page of Markdown or MDX. A file that didn't change is parsed once; data of components is asked for each time.
 *
 * @param file its path, by which it's remembered
 */
export function readPage(file: string, source: string): PageSource {
	let page = known.get(file);
	if (page?.source !== source) {
		page = { source, links: linksOf(source), headings: headingIds(source) };
		known.set(file, page);
	}
	return { ids: page.headings && idsOf(source, page.headings), links: page.links };
}

function idsOf(source: string, headings: readonly string[]): Set<string> | undefined {
	try {
		return new Set([TITLE, ...headings, ...componentsOf(source).flatMap(idsOfComponent)]);
	} catch {
		return undefined;
	}
}

function linksOf(source: string): SourceLink[] {
	const [frontmatter = ''] = /^---\n.*?\n---$/ms.exec(source) ?? [];
	const inText = nodesOf(source).flatMap((node) => {
		const { line = 1, column = 1 } = node.position?.start ?? {};
		const href = hrefOf(node);
		if (href === undefined) return [];
		const moved = movedIds(componentOf(node)?.props['ids']);
		return [{ href, text: textOf(node), where: 'page', line, column, ...(moved.length > 0 && { moved }) }];
	});
	return [...linksInFields(frontmatter), ...inText];
}

function hrefOf(node: MdastNode): string | undefined {
	if (node.type === 'link' || node.type === 'definition') return node.url;
	const href = componentOf(node)?.props['href'];
	return typeof href === 'string' ? href : undefined;
}

function textOf(node: MdastNode): string {
	const title = componentOf(node)?.props['title'];
	if (typeof title === 'string') return title;
	if ('value' in node && typeof node.value === 'string') return node.value;
	if ('children' in node) return node.children.map((child) => textOf(child as MdastNode)).join('');
	return 'label' in node ? (node.label ?? '') : '';
}
