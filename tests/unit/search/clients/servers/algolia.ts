import { type Call, type Reply, type Server, serve } from './http.ts';
import { type Document, fieldOf, has, mark, searchIn } from './memory-index.ts';

interface Index {
	records: Map<string, Document>;
	settings: Record<string, unknown>;
	synonyms?: unknown[];
}

interface Query {
	indexName: string;
	query: string;
	hitsPerPage: number;
	page?: number;
	facetFilters?: (string | string[])[];
	attributesToHighlight: string[];
	attributesToSnippet?: string[];
	attributesToRetrieve: string[];
	snippetEllipsisText?: string;
	highlightPreTag: string;
	highlightPostTag: string;
}

const PARAMETERS = new Set([
	...['indexName', 'query', 'hitsPerPage', 'page', 'facetFilters', 'attributesToHighlight'],
	...['attributesToSnippet', 'attributesToRetrieve', 'snippetEllipsisText', 'highlightPreTag'],
	...['highlightPostTag', 'clickAnalytics'],
]);

/** A server that speaks the part of Algolia's REST API that searches and replaces an index. */
export async function algoliaServer(): Promise<
	Server & { idsIn(index: string): string[]; indexes(): string[]; synonymsIn(index: string): unknown[] }
> {
	const indexes = new Map<string, Index>();
	const looks = new Map<string, number>();
	let tasks = 0;
	const open = (name: string) => {
		const index: Index = indexes.get(name) ?? { records: new Map(), settings: {} };
		indexes.set(name, index);
		return index;
	};
	const task = (): Reply => ({ json: { taskID: ++tasks, updatedAt: '2026-01-01T00:00:00Z' } });

	function handle(call: Call): Reply {
		const key = call.headers['x-algolia-api-key'] ?? call.query.get('x-algolia-api-key');
		const app = call.headers['x-algolia-application-id'] ?? call.query.get('x-algolia-application-id');
		const [, , , name = '', action, id = ''] = call.path.split('/');
		const search = call.path === '/1/indexes/*/queries' && call.method === 'POST';
		if (app !== 'APP1' || (key !== 'writing' && !(search && key === 'searching')))
			return { status: 403, json: { message: 'Invalid Application-ID or API key', status: 403 } };
		const body = call.body ? JSON.parse(call.body) : undefined;
		if (search) return queries(body.requests);
		switch (`${call.method} ${action ?? ''}`) {
			case 'GET task': {
				const seen = (looks.get(id) ?? 0) + 1;
				looks.set(id, seen);
				return { json: { status: seen > 1 ? 'published' : 'notPublished', pendingTask: seen < 2 } };
			}
			case 'PUT settings':
				open(name).settings = body;
				return task();
			case 'POST synonyms':
				open(name).synonyms = body;
				return task();
			case 'POST batch':
				for (const { action, body: record } of body.requests) {
					if (action !== 'addObject') return { status: 400, json: { message: 'unknown action' } };
					open(name).records.set(record.objectID, record);
				}
				return task();
			case 'POST operation': {
				const from = indexes.get(name);
				if (body.operation === 'move' && from) {
					indexes.set(body.destination, from);
					indexes.delete(name);
				} else if (body.operation === 'copy') {
					if (!body.scope) return { status: 400, json: { message: 'would copy the records' } };
					indexes.set(body.destination, { records: new Map(), settings: {} });
				}
				return task();
			}
			case 'DELETE ':
				indexes.delete(name);
				return task();
			default:
				return { status: 404, json: { message: 'Not found', status: 404 } };
		}
	}

	function queries(requests: Query[]): Reply {
		const results = [];
		for (const request of requests) {
			const unknown = Object.keys(request).find((parameter) => !PARAMETERS.has(parameter));
			if (unknown) return { status: 400, json: { message: `Unknown parameter: ${unknown}`, status: 400 } };
			const index = indexes.get(request.indexName);
			if (!index) {
				const message = `Index ${request.indexName} does not exist`;
				return { status: 404, json: { message, status: 404 } };
			}
			results.push(answer(index, request));
		}
		return { json: { results } };
	}

	const server = await serve(handle);
	return Object.assign(server, {
		idsIn: (name: string) => [...(indexes.get(name)?.records.keys() ?? [])],
		indexes: () => [...indexes.keys()],
		synonymsIn: (name: string) => indexes.get(name)?.synonyms ?? [],
	});
}

function answer({ records, settings }: Index, request: Query) {
	const { query, hitsPerPage, page = 0 } = request;
	const { found, hits } = searchIn(records.values(), {
		query,
		fields: (settings['searchableAttributes'] as string[]).map((field) =>
			field.replace(/^unordered\((.*)\)$/, '$1'),
		),
		filter: (record) =>
			(request.facetFilters ?? []).every((any) =>
				[any].flat().some((condition) => {
					const [facet = '', value = ''] = condition.split(':');
					return (settings['attributesForFaceting'] as string[]).includes(facet) && has(record, facet, value);
				}),
			),
		distinct: String(settings['attributeForDistinct']),
		ranking: (settings['customRanking'] as string[]).map((rule) => ({
			field: rule.slice(rule.indexOf('(') + 1, -1),
			highest: rule.startsWith('desc('),
		})),
		page,
		size: hitsPerPage,
	});
	return {
		hits: hits.map((record) => hitOf(record, request)),
		nbHits: found,
		page,
		nbPages: Math.ceil(found / hitsPerPage),
		hitsPerPage,
		query,
		params: new URLSearchParams({ query }).toString(),
		index: request.indexName,
		processingTimeMS: 1,
	};
}

function hitOf(record: Document, request: Query): Document {
	const highlighted: Document = {};
	const snipped: Document = {};
	const markedOf = (text: string) =>
		mark(text, request.query, request.highlightPreTag, request.highlightPostTag);
	for (const field of request.attributesToHighlight) {
		const text = fieldOf(record, field);
		if (typeof text === 'string') place(highlighted, field, entryOf(markedOf(text), text));
	}
	for (const entry of request.attributesToSnippet ?? []) {
		const [field = '', size] = entry.split(':');
		const text = fieldOf(record, field);
		if (typeof text !== 'string') continue;
		place(snipped, field, entryOf(cut(markedOf(text), Number(size), request), text));
	}
	return {
		...Object.fromEntries(request.attributesToRetrieve.map((field) => [field, fieldOf(record, field)])),
		objectID: record['objectID'],
		_highlightResult: highlighted,
		_snippetResult: snipped,
	};
}

function cut(text: string, size: number, { highlightPreTag, snippetEllipsisText = '…' }: Query): string {
	const words = text.split(' ');
	if (words.length <= size) return text;
	const first = Math.max(
		0,
		words.findIndex((word) => word.includes(highlightPreTag)),
	);
	const start = Math.min(first, words.length - size);
	const end = start + size;
	return `${start > 0 ? snippetEllipsisText : ''}${words.slice(start, end).join(' ')}${end < words.length ? snippetEllipsisText : ''}`;
}

function entryOf(value: string, text: string): Document {
	return { value, matchLevel: value === text ? 'none' : 'full' };
}

function place(target: Document, field: string, value: unknown): void {
	const [parent = '', child] = field.split('.');
	if (child === undefined) target[parent] = value;
	else target[parent] = { ...(target[parent] as Document | undefined), [child]: value };
}
