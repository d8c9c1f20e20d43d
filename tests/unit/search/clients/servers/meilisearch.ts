import { type Call, type Reply, type Server, serve } from './http.ts';
import { type Document, has, mark, searchIn } from './memory-index.ts';

interface Index {
	primaryKey: string;
	documents: Map<string, Document>;
	settings: Record<string, unknown>;
}
interface Task {
	type: string;
	looks: number;
	failed: boolean;
}
interface Query {
	indexUid: string;
	q: string;
	filter: string[][];
	hitsPerPage: number;
	page: number;
	attributesToRetrieve: string[];
	attributesToHighlight: string[];
	highlightPreTag: string;
	highlightPostTag: string;
}

const PARAMETERS = new Set([
	...['indexUid', 'q', 'filter', 'hitsPerPage', 'page', 'attributesToRetrieve', 'attributesToHighlight'],
	...['highlightPreTag', 'highlightPostTag'],
]);

/** A server that speaks the part of Meilisearch's API that searches and swaps indexes. */
export async function meilisearchServer(): Promise<
	Server & {
		idsIn(index: string): string[];
		indexes(): string[];
		synonymsIn(index: string): unknown[];
		failingTasks: Set<string>;
	}
> {
	const indexes = new Map<string, Index>();
	const tasks: Task[] = [];
	const failingTasks = new Set<string>();
	const refuse = (status: number, code: string, message = code): Reply => ({
		status,
		json: { message, code, type: 'invalid_request', link: '' },
	});
	const enqueue = (type: string, work: () => boolean): Reply => {
		const failed = failingTasks.has(type) || !work();
		tasks.push({ type, looks: 0, failed });
		return { status: 202, json: { taskUid: tasks.length - 1, indexUid: null, status: 'enqueued', type } };
	};

	function handle(call: Call): Reply {
		const search = call.method === 'POST' && call.path === '/multi-search';
		const key = String(call.headers['authorization'] ?? '').replace('Bearer ', '');
		if (key !== 'writing' && !(search && key === 'searching')) return refuse(403, 'invalid_api_key');
		const body = call.body ? JSON.parse(call.body) : undefined;
		if (search) return answerAll(body.queries);
		const [, kind, name = '', sub] = call.path.split('/');
		const index = indexes.get(name);
		switch (`${call.method} ${[kind, sub].filter(Boolean).join(' ')}`) {
			case 'GET tasks':
				return look(tasks[Number(name)]);
			case 'GET indexes':
				return index ? { json: { uid: name, primaryKey: index.primaryKey } } : refuse(404, 'index_not_found');
			case 'POST indexes':
				return enqueue('indexCreation', () => {
					if (indexes.has(body.uid)) return false;
					indexes.set(body.uid, { primaryKey: body.primaryKey, documents: new Map(), settings: {} });
					return true;
				});
			case 'DELETE indexes':
				return enqueue('indexDeletion', () => indexes.delete(name));
			case 'PATCH indexes settings':
				return enqueue('settingsUpdate', () => Boolean(index && Object.assign(index.settings, body)));
			case 'POST indexes documents':
				return enqueue('documentAdditionOrUpdate', () => Boolean(index && add(index, body)));
			case 'POST swap-indexes':
				return enqueue('indexSwap', () => swap(body[0].indexes));
			default:
				return refuse(404, 'not_found');
		}
	}

	function look(task: Task | undefined): Reply {
		if (!task) return refuse(404, 'task_not_found');
		task.looks++;
		if (task.looks < 2) return { json: { status: 'processing', type: task.type, error: null } };
		const error = task.failed ? { message: `${task.type} failed` } : null;
		return { json: { status: task.failed ? 'failed' : 'succeeded', type: task.type, error } };
	}

	function swap([a = '', b = '']: string[]): boolean {
		const [first, second] = [indexes.get(a), indexes.get(b)];
		if (!first || !second) return false;
		indexes.set(a, second);
		indexes.set(b, first);
		return true;
	}

	function answerAll(queries: Query[]): Reply {
		const results = [];
		for (const query of queries) {
			const unknown = Object.keys(query).find((parameter) => !PARAMETERS.has(parameter));
			if (unknown) return refuse(400, 'bad_request', `Unknown field ${unknown}`);
			const index = indexes.get(query.indexUid);
			if (!index) return refuse(400, 'index_not_found');
			const filter = readFilter(query.filter, index.settings['filterableAttributes'] as string[]);
			if (!filter) return refuse(400, 'invalid_search_filter');
			results.push(answer(index, query, filter));
		}
		return { json: { results } };
	}

	const server = await serve(handle);
	return Object.assign(server, {
		failingTasks,
		idsIn: (name: string) => [...(indexes.get(name)?.documents.keys() ?? [])],
		indexes: () => [...indexes.keys()],
		synonymsIn: (name: string) => Object.keys(Object(indexes.get(name)?.settings['synonyms'])),
	});
}

function add({ documents, primaryKey }: Index, records: Document[]): boolean {
	if (!records.every((record) => /^[\w-]+$/.test(String(record[primaryKey])))) return false;
	for (const record of records) documents.set(String(record[primaryKey]), record);
	return true;
}

function readFilter(filter: string[][], facets: string[]): ((document: Document) => boolean) | undefined {
	const all = filter.map((any) => any.map((condition) => /^(\w+) = "(.*)"$/.exec(condition)));
	if (!all.flat().every((match) => match?.[1] !== undefined && facets.includes(match[1]))) return undefined;
	return (document) =>
		all.every((any) => any.some((match) => has(document, match?.[1] ?? '', match?.[2] ?? '')));
}

function answer({ documents, settings }: Index, query: Query, filter: (document: Document) => boolean) {
	const { found, hits } = searchIn(documents.values(), {
		query: query.q,
		fields: settings['searchableAttributes'] as string[],
		filter,
		distinct: String(settings['distinctAttribute']),
		ranking: (settings['rankingRules'] as string[])
			.filter((rule) => rule.includes(':'))
			.map((rule) => ({ field: rule.split(':')[0] ?? '', highest: rule.endsWith(':desc') })),
		page: query.page - 1,
		size: query.hitsPerPage,
	});
	return {
		indexUid: query.indexUid,
		hits: hits.map((document) => hitOf(document, query)),
		query: query.q,
		processingTimeMs: 1,
		hitsPerPage: query.hitsPerPage,
		page: query.page,
		totalPages: Math.ceil(found / query.hitsPerPage),
		totalHits: found,
	};
}

function hitOf(document: Document, query: Query): Document {
	const kept = Object.fromEntries(query.attributesToRetrieve.map((field) => [field, document[field]]));
	const formatted = Object.entries(kept).map(([field, value]) => [
		field,
		typeof value === 'string' && query.attributesToHighlight.includes(field)
			? mark(value, query.q, query.highlightPreTag, query.highlightPostTag)
			: value,
	]);
	return { ...kept, _formatted: Object.fromEntries(formatted) };
}
