import { searchLimits } from '../../config/search-limits.ts';
import type { Hierarchy, Highlighted, SearchHit, SearchRequest, SearchResult } from '../client.ts';
import type { RecordType } from '../records/record.ts';
import { levels } from './levels.ts';
import { type Markup, marked, markedSnippet, plain, safeUrl } from './markup.ts';
import { countIn } from './read-records.ts';

type Level = keyof Hierarchy;

/** A record as a hosted engine returned it, in one shape for all engines. */
export interface FoundRecord {
	objectID: string;
	url: string;
	type: RecordType;
	content: string | null;
	hierarchy: Hierarchy;
	/** The operation that the page describes. */
	operation?: { method: string; path: string } | undefined;
	/** The texts with marks around matching words, where the engine set any. */
	marks: { hierarchy: Partial<Record<Level, string | null>>; content?: string | undefined };
}

/** What a request asks for once its defaults are filled in. */
export interface Asked {
	query: string;
	index: string;
	hitsPerPage: number;
	page: number;
	/** All of the lists must hold, one of the conditions in each. */
	filters: { facet: string; value: string }[][];
	markup: Markup;
	/** Words to which a field is cut, by field. */
	snippets: ReadonlyMap<string, number>;
}

/** Fills in the defaults of a request and cuts its query. */
export function askedBy(request: SearchRequest): Asked {
	const query = request.query.slice(0, searchLimits.query);
	return {
		query,
		index: request.indexName,
		hitsPerPage: request.hitsPerPage ?? searchLimits.hits,
		page: request.page ?? 0,
		filters: (request.facetFilters ?? []).map((entry) =>
			[entry].flat().map((condition) => {
				const colon = condition.indexOf(':');
				return { facet: condition.slice(0, colon), value: condition.slice(colon + 1) };
			}),
		),
		markup: {
			before: request.highlightPreTag ?? '<mark>',
			after: request.highlightPostTag ?? '</mark>',
			ellipsis: request.snippetEllipsisText ?? '…',
			words: query.split(/\s+/).filter(Boolean).length,
		},
		snippets: new Map(
			(request.attributesToSnippet ?? []).map((entry) => {
				const [field = '', size = String(searchLimits.snippetWords)] = entry.split(':');
				return [field, Number(size)];
			}),
		),
	};
}

/** A hit from a record: every string escaped, tags in place of the marks. */
export function hitFrom(record: FoundRecord, { markup, snippets }: Asked): SearchHit {
	const fields = fieldsOf(record);
	const cut = (field: string, text: string) => {
		const size = snippets.get(field);
		return size === undefined ? marked(text, markup) : markedSnippet(text, size, markup);
	};
	return {
		...plainHit(record),
		_highlightResult: nest(fields.map(([field, text]) => [field, marked(text, markup)])),
		_snippetResult: nest(fields.map(([field, text]) => [field, cut(field, text)])),
	};
}

/** The parts of a hit that have no marks. */
export function plainHit(record: Omit<FoundRecord, 'marks'>) {
	const { objectID, url, type, content, hierarchy, operation } = record;
	const [page = '', anchor = ''] = url.split('#');
	return {
		objectID: plain(objectID),
		url: safeUrl(url),
		url_without_anchor: safeUrl(page),
		anchor: plain(anchor),
		type,
		content: content === null ? null : plain(content),
		...(operation && { operation: { method: plain(operation.method), path: plain(operation.path) } }),
		hierarchy: Object.fromEntries(
			levels.map((level) => [level, hierarchy[level] ? plain(hierarchy[level]) : null]),
		) as Hierarchy,
	};
}

/** Puts `hierarchy.lvl1` and `content` where a hit has them. */
export function nest(entries: readonly (readonly [string, Highlighted])[]): SearchHit['_highlightResult'] {
	const content = entries.find(([field]) => field === 'content')?.[1];
	return {
		hierarchy: Object.fromEntries(
			entries
				.filter(([field]) => field.startsWith('hierarchy.'))
				.map(([field, value]) => [field.slice('hierarchy.'.length), value]),
		),
		...(content ? { content } : {}),
	};
}

/** The answer to a request, from what every engine counts. */
export function resultOf(
	asked: Asked,
	hits: SearchHit[],
	counted: { found: unknown; took: unknown; params: string },
): SearchResult {
	const found = countIn(counted.found, hits.length);
	return {
		hits,
		nbHits: found,
		page: asked.page,
		nbPages: Math.ceil(found / asked.hitsPerPage),
		hitsPerPage: asked.hitsPerPage,
		processingTimeMS: countIn(counted.took, 0),
		query: asked.query,
		params: counted.params,
		index: asked.index,
	};
}

function fieldsOf({ hierarchy, content, marks }: FoundRecord): [string, string][] {
	const titles = levels.flatMap((level): [string, string][] => {
		const text = marks.hierarchy[level] ?? hierarchy[level];
		return text ? [[`hierarchy.${level}`, text]] : [];
	});
	const text = marks.content ?? content;
	return text ? [...titles, ['content', text]] : titles;
}
