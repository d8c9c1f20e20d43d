import { type Call, type Reply, type Server, serve } from './http.ts';
import { type Document, has, mark, searchIn } from './memory-index.ts';

interface Field {
	name: string;
	type: string;
	facet?: boolean;
	optional?: boolean;
}
interface Collection {
	fields: Field[];
	documents: Map<string, Document>;
	synonyms: Map<string, unknown>;
	synonymSets?: string[];
}
type Search = Record<string, string>;

const PARAMETERS = new Set([
	...[
		'collection',
		'q',
		'query_by',
		'query_by_weights',
		'sort_by',
		'group_by',
		'group_limit',
		'per_page',
		'page',
	],
	...[
		'drop_tokens_threshold',
		'drop_tokens_mode',
		'num_typos',
		'prefix',
		'filter_by',
		'include_fields',
		'highlight_full_fields',
		'highlight_start_tag',
		'highlight_end_tag',
	],
]);

/**
 * A server that speaks the part of Typesense's API that searches and replaces a collection behind an alias.
 *
 * @param withSynonymSets as servers from version 30 on have them
 */
export async function typesenseServer(
	withSynonymSets = true,
): Promise<
	Server & { idsIn(index: string): string[]; indexes(): string[]; synonymsIn(index: string): unknown[] }
> {
	const synonymSets = new Map<string, unknown[]>();
	const collections = new Map<string, Collection>();
	const aliases = new Map<string, string>();
	const find = (name: string) => collections.get(aliases.get(name) ?? name);
	const notFound = { status: 404, json: { message: 'Not Found' } };

	function handle(call: Call): Reply {
		const key = call.headers['x-typesense-api-key'] ?? call.query.get('x-typesense-api-key');
		const search = call.method === 'POST' && call.path === '/multi_search';
		if (key !== 'writing' && !(search && key === 'searching'))
			return {
				status: 401,
				json: { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' },
			};
		if (search) {
			const { searches } = JSON.parse(call.body) as { searches: Search[] };
			return { json: { results: searches.map(answer) } };
		}
		const [, kind, name = '', sub, action] = call.path.split('/');
		switch (`${call.method} ${[kind, sub, action].filter(Boolean).join(' ')}`) {
			case 'GET aliases':
				return aliases.has(name) ? { json: { name, collection_name: aliases.get(name) } } : notFound;
			case 'PUT aliases': {
				const { collection_name } = JSON.parse(call.body);
				aliases.set(name, collection_name);
				return { json: { name, collection_name } };
			}
			case 'POST collections': {
				const { name, fields } = JSON.parse(call.body);
				if (collections.has(name)) return { status: 409, json: { message: 'already exists' } };
				collections.set(name, { fields, documents: new Map(), synonyms: new Map() });
				return { status: 201, json: { name, fields, num_documents: 0 } };
			}
			case 'PUT synonym_sets':
				if (!withSynonymSets) return notFound;
				synonymSets.set(name, JSON.parse(call.body).items);
				return { json: { name } };
			case 'PATCH collections':
				Object.assign(collections.get(name) ?? {}, { synonymSets: JSON.parse(call.body).synonym_sets });
				return { json: {} };
			case `PUT collections synonyms ${action}`:
				if (withSynonymSets) return notFound;
				collections.get(name)?.synonyms.set(action ?? '', JSON.parse(call.body).synonyms);
				return { json: {} };
			case 'DELETE collections':
				return collections.delete(name) ? { json: { name } } : notFound;
			case 'POST collections documents import': {
				const collection = collections.get(name);
				if (!collection) return notFound;
				const verdicts = call.body.split('\n').map((line) => add(collection, JSON.parse(line)));
				return { text: verdicts.map((verdict) => JSON.stringify(verdict)).join('\n') };
			}
			default:
				return notFound;
		}
	}

	function answer(search: Search) {
		const unknown = Object.keys(search).find((parameter) => !PARAMETERS.has(parameter));
		if (unknown) return { code: 400, error: `Parameter ${unknown}` };
		const collection = find(search['collection'] ?? '');
		if (!collection) return { code: 404, error: 'Not found.' };
		const fields = (search['query_by'] ?? '').split(',');
		const missing = fields.find((field) => !collection.fields.some(({ name }) => name === field));
		if (missing) return { code: 404, error: `Could not find a field named \`${missing}\` in the schema.` };
		if (search['query_by_weights']?.split(',').length !== fields.length)
			return { code: 400, error: 'Number of weights in `query_by_weights` does not match' };
		if (!collection.fields.find(({ name }) => name === search['group_by'])?.facet)
			return { code: 400, error: 'Group by field is not a facet' };
		const filter = readFilter(search['filter_by'] ?? '', collection.fields);
		if (!filter) return { code: 400, error: 'Could not parse the filter query.' };
		const { found, hits } = searchIn(collection.documents.values(), {
			query: search['q'] === '*' ? '' : (search['q'] ?? ''),
			fields,
			filter,
			distinct: search['group_by'] ?? '',
			ranking: [{ field: 'item_priority', highest: true }],
			page: Number(search['page']) - 1,
			size: Number(search['per_page']),
		});
		return {
			found,
			out_of: collection.documents.size,
			page: Number(search['page']),
			search_time_ms: 1,
			grouped_hits: hits.map((document) => ({
				group_key: [document['url']],
				hits: [hitOf(document, search)],
			})),
		};
	}

	const server = await serve(handle);
	return Object.assign(server, {
		idsIn: (name: string) => [...(find(name)?.documents.keys() ?? [])],
		indexes: () => [...collections.keys()],
		synonymsIn: (name: string) => {
			const { synonyms, synonymSets: sets = [] } = find(name) ?? {};
			return [...(synonyms?.values() ?? []), ...sets.flatMap((set) => synonymSets.get(set) ?? [])];
		},
	});
}

function add({ fields, documents }: Collection, document: Document) {
	for (const { name, type, optional } of fields) {
		const value = document[name];
		if (value === undefined && optional) continue;
		const right =
			type === 'int64'
				? Number.isSafeInteger(value)
				: type === 'string[]'
					? Array.isArray(value)
					: typeof value === 'string';
		if (!right) return { success: false, error: `Field \`${name}\` must be a ${type}.` };
	}
	documents.set(String(document['id']), document);
	return { success: true };
}

function readFilter(text: string, fields: Field[]): ((document: Document) => boolean) | undefined {
	if (text === '') return () => true;
	const all = text.split(' && ').map((any) =>
		any
			.replace(/^\((.*)\)$/, '$1')
			.split(' || ')
			.map((condition) => /^(\w+):=`([^`]*)`$/.exec(condition)),
	);
	const known = all
		.flat()
		.every((match) => match && fields.some(({ name, facet }) => name === match[1] && facet));
	if (!known) return undefined;
	return (document) =>
		all.every((any) => any.some((match) => has(document, match?.[1] ?? '', match?.[2] ?? '')));
}

function hitOf(document: Document, search: Search) {
	const { q = '', include_fields = '', highlight_full_fields = '' } = search;
	const highlights = highlight_full_fields.split(',').flatMap((field) => {
		const text = document[field];
		if (typeof text !== 'string') return [];
		const value = mark(text, q, search['highlight_start_tag'] ?? '', search['highlight_end_tag'] ?? '');
		return value === text ? [] : [{ field, value, snippet: value, matched_tokens: [] }];
	});
	const kept = include_fields
		.split(',')
		.flatMap((field) => (field in document ? [[field, document[field]]] : []));
	return { document: Object.fromEntries(kept), highlights, highlight: {}, text_match: 1 };
}
