import { expect, test, vi } from 'vitest';
import type { SearchRequest, SearchResult } from '../../../src/search/client.ts';
import { newestOnly } from '../../../src/search/worker/newest-only.ts';

function batch(query: string) {
	return { requests: [{ indexName: 'docs', query }] };
}

function slowEngine(complete = true) {
	return vi.fn(async (requests: readonly SearchRequest[]) => {
		await new Promise((resolve) => setImmediate(resolve));
		const results = requests.map(({ query }) => ({ query, hits: [] }) as unknown as SearchResult);
		return { results, complete };
	});
}

async function query(answer: Promise<{ results: SearchResult[] }>) {
	return (await answer).results[0]?.query;
}

test('keys typed while a search runs cost one search, for the newest', async () => {
	const ask = slowEngine();
	const client = newestOnly(ask);
	const answers = ['s', 'se', 'seg', 'segm'].map((typed) => query(client.search(batch(typed))));
	expect(await Promise.all(answers)).toEqual(['s', 'segm', 'segm', 'segm']);
	expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer is remembered', async () => {
	const ask = slowEngine();
	const client = newestOnly(ask);
	await client.search(batch('a'));
	await client.search(batch('a'));
	expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer from a part of the index is not', async () => {
	const ask = slowEngine(false);
	const client = newestOnly(ask);
	await client.search(batch('a'));
	await client.search(batch('a'));
	expect(ask).toHaveBeenCalledTimes(2);
});

test('the last 50 are remembered', async () => {
	const ask = slowEngine();
	const client = newestOnly(ask);
	for (let n = 0; n <= 50; n++) await client.search(batch(`q${n}`));
	ask.mockClear();
	await client.search(batch('q50'));
	await client.search(batch('q1'));
	expect(ask).toHaveBeenCalledTimes(0);
	await client.search(batch('q0'));
	expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure reaches the reader, and the next search works', async () => {
	let fail = true;
	const client = newestOnly(async () => {
		if (fail) throw new Error('gone');
		return { results: [], complete: true };
	});
	await expect(client.search(batch('a'))).rejects.toThrow('gone');
	fail = false;
	await expect(client.search(batch('a'))).resolves.toEqual({ results: [] });
});

test('a failure is told at once to all that wait, with one question asked', async () => {
	const first = Promise.withResolvers<never>();
	const ask = vi.fn(() => first.promise);
	const client = newestOnly(ask);
	const answers = ['a', 'ab', 'abc'].map((typed) => client.search(batch(typed)).catch(String));
	first.reject('gone');
	expect(await Promise.all(answers)).toEqual(['gone', 'gone', 'gone']);
	expect(ask).toHaveBeenCalledTimes(1);
});

test('a question that takes long gets the answer to what was typed since', async () => {
	const never = new Promise<never>(() => undefined);
	const ask = vi.fn(async ([request]: readonly SearchRequest[]) => {
		if (request?.query === 's') await never;
		return { results: [{ query: request?.query, hits: [] } as unknown as SearchResult], complete: true };
	});
	const client = newestOnly(ask, 1);
	const answers = ['s', 'se', 'seg'].map((typed) => query(client.search(batch(typed))));
	expect(await Promise.all(answers)).toEqual(['seg', 'seg', 'seg']);
	expect(ask).toHaveBeenCalledTimes(2);
});
