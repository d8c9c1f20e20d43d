import type { Hierarchy, SearchHit } from './client.ts';

/** What the row of a result says. Every string is HTML-escaped, with marks around what the reader typed. */
export interface ResultRow {
	/** The heading that matched, or the title of the page. */
	title: string;
	/** Where it stands, from the page down. Empty for a page itself. */
	context: string[];
	/** Words around the match, where the engine gave any. */
	snippet?: string;
	/** The operation that the page describes. */
	operation?: NonNullable<SearchHit['operation']>;
	kind: 'page' | 'section' | 'operation';
}

/** Levels of a hierarchy that are titles on a page, from its own down. */
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Reads a row out of a hit, whatever the engine. */
export function rowOf(hit: SearchHit): ResultRow {
	const { hierarchy, operation, _highlightResult: marked, _snippetResult: cut } = hit;
	const titles = LEVELS.flatMap((level) => marked.hierarchy[level]?.value ?? hierarchy[level] ?? []);
	const context = titles.slice(0, -1);
	const isPage = context.length === 0;
	const snippet = cut.content?.value;
	return {
		title: titles.at(-1) ?? hierarchy.lvl0 ?? '',
		context,
		kind: !isPage ? 'section' : operation ? 'operation' : 'page',
		...(snippet && { snippet }),
		...(operation && { operation }),
	};
}

/** The deepest level of a hierarchy that has a title: what the hit stands for. */
export function levelOf(hierarchy: Hierarchy): (typeof LEVELS)[number] {
	return LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl1';
}
