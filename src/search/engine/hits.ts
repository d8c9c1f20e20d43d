import { escapeHtml } from '../../lib/html/escape-html.ts';
import type { Hierarchy, SearchHit, SearchRequest } from '../client.ts';
import { operationOf } from '../records/operation.ts';
import type { IndexPage, IndexSection } from '../records/record.ts';
import type { Catalog } from './catalog.ts';
import { highlight, type Marking, snippet } from './highlight.ts';
import type { Ranking } from './rank.ts';
import type { RankedPage } from './score.ts';
import { weights } from './weights.ts';

/** A result before it is written out: a page, or one of its sections. */
export interface Place {
	page: IndexPage;
	section?: IndexSection;
	/** Place of the section among those of the page. */
	position?: number;
}

/**
 * Chooses what to show of each page: the page itself where its name has every word, then its best sections.
 *
 * @returns all places, best first
 */
export function placesOf(catalog: Catalog, { pages }: Ranking): Place[] {
	return pages.flatMap((entry) => placesOn(catalog, entry));
}

function placesOn(catalog: Catalog, { page: id, named, sections }: RankedPage): Place[] {
	const page = catalog.pages[id] as IndexPage;
	const least = (sections[0]?.score ?? 0) * weights.sectionShare;
	const all = sections
		.filter(({ score }) => score >= least)
		.flatMap(({ id }): Place[] => {
			const placed = catalog.sections[id];
			return placed ? [{ page, section: placed.section, position: placed.position }] : [];
		});
	const own: Place[] = named || all.length === 0 ? [{ page }] : [];
	const good = named ? all.filter(({ section }) => section?.anchor !== '') : all;
	return [...own, ...good].slice(0, weights.hitsPerPage);
}

/** What the words of a query look like in texts. */
export function markingOf(request: SearchRequest, ranking: Ranking): Marking {
	return {
		words: ranking.words.map((typed, position) => ({ typed, terms: ranking.terms[position] ?? new Set() })),
		before: request.highlightPreTag ?? '<mark>',
		after: request.highlightPostTag ?? '</mark>',
		ellipsis: request.snippetEllipsisText ?? '…',
	};
}

/** The texts of the sections of a page as they are written, where they are there. */
export type TextsOf = (page: IndexPage) => readonly string[] | undefined;

/** Writes one result out: every string escaped, matching words marked. Without its text, a section is its heading. */
export function hitOf(place: Place, request: SearchRequest, marking: Marking, textsOf: TextsOf): SearchHit {
	const { page, section } = place;
	const hierarchy = hierarchyOf(page, section);
	const headingLevel = section && section.headings.length > 0 ? section.headings.length + 1 : 1;
	const level = `lvl${Math.min(headingLevel, 6)}` as keyof Hierarchy;
	const heading = highlight(hierarchy[level] ?? '', marking);
	const text = heading.matchLevel === 'full' ? '' : textOf(place, textsOf);
	const inText = text !== '';
	const operation = operationOf(page.keywords);
	const words = snippetSizes(request);
	const titles = Object.entries(hierarchy).filter((entry): entry is [keyof Hierarchy, string] => !!entry[1]);
	const snipped = (field: string, value: string) => {
		const size = words.get(field);
		return size === undefined ? highlight(value, marking) : snippet(value, size, marking);
	};
	const anchor = section?.anchor ?? '';
	return {
		objectID: anchor ? `${page.url}#${anchor}` : page.url,
		url: anchor ? `${page.url}#${anchor}` : page.url,
		url_without_anchor: page.url,
		anchor,
		type: inText ? 'content' : level,
		content: inText ? escapeHtml(text) : null,
		...(operation && { operation: { ...operation, path: highlight(operation.path, marking).value } }),
		hierarchy: Object.fromEntries(
			Object.entries(hierarchy).map(([name, value]) => [name, value === null ? null : escapeHtml(value)]),
		) as Hierarchy,
		_highlightResult: {
			hierarchy: Object.fromEntries(titles.map(([name, value]) => [name, highlight(value, marking)])),
			...(inText ? { content: highlight(text, marking) } : {}),
		},
		_snippetResult: {
			hierarchy: Object.fromEntries(
				titles.map(([name, value]) => [name, snipped(`hierarchy.${name}`, value)]),
			),
			...(inText ? { content: snipped('content', text) } : {}),
		},
	};
}

/** The text of a section as it is written; empty while it is not there. */
export function textOf({ page, section, position = 0 }: Place, textsOf: TextsOf): string {
	if (!section || section.text.length === 0) return '';
	return typeof section.text === 'string' ? section.text : (textsOf(page)?.[position] ?? '');
}

function hierarchyOf(page: IndexPage, section: IndexSection | undefined): Hierarchy {
	const titles = [page.category, page.title, ...(section?.headings ?? [])];
	return Object.fromEntries(
		Array.from({ length: 7 }, (_, level) => [`lvl${level}`, titles[level] || null]),
	) as Hierarchy;
}

/** Reads `content:10`: at most 10 words of `content`. */
function snippetSizes({ attributesToSnippet = [] }: SearchRequest): Map<string, number> {
	return new Map(
		attributesToSnippet.map((entry) => {
			const [field = '', size = '10'] = entry.split(':');
			return [field, Number(size)];
		}),
	);
}
