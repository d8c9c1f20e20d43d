import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '~/search/client.ts';
import type { Host } from '~/search/worker/host.ts';
import { createLocalClient } from '~/search/worker/local-client.ts';
import type { Question } from '~/search/worker/messages.ts';

/** A worker of which a test says what it does. */
class FakeWorker extends EventTarget {
	asked: Question[] = [];
	terminated = false;
	postMessage(question: Question) {
		this.asked.push(question);
	}
	terminate() {
		this.terminated = true;
	}
	say(data: unknown) {
		this.dispatchEvent(new MessageEvent('message', { data }));
	}
	fail() {
		this.dispatchEvent(new Event('error'));
	}
}

const batch = { requests: [{ indexName: 'docs', query: 'zebra' }] };
const from = (name: string) => [{ query: name }] as unknown as SearchResult[];

let workers: FakeWorker[];
let chunk: 'comes' | 'fails' | 'hangs';
beforeEach(() => {
	vi.useFakeTimers();
	workers = [];
	chunk = 'comes';
});
afterEach(() => {
	vi.useRealTimers();
});

function connect(startWorker?: () => undefined) {
	const host: Host = {
		prepare: async () => undefined,
		search: async () => ({ results: from('page'), complete: true }),
		passages: async () => [{ url: '/a', title: 'A', headings: [], text: 'zebra', confidence: 1 }],
	};
	return createLocalClient('https://docs.test/search/index.json', {
		startWorker: startWorker ?? (() => workers[workers.push(new FakeWorker()) - 1] as unknown as Worker),
		loadHost: async () => {
			if (chunk === 'fails') throw new TypeError('Failed to fetch');
			if (chunk === 'hangs') await new Promise(() => undefined);
			return { createHost: () => host };
		},
	});
}

const failure = (answer: Promise<unknown>) => answer.then(String).catch(({ name }) => name);

test('a worker answers', async () => {
	const client = connect();
	const answer = client.search(batch);
	workers[0]?.say({ ready: true });
	workers[0]?.say({ id: 1, results: from('worker'), complete: true });
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await answer).toEqual({ results: from('worker') });
	expect(workers).toHaveLength(1);
});

test('a worker whose code cannot be loaded is a RetryError, and the page answers the next search', async () => {
	const client = connect();
	const answer = failure(client.search(batch));
	workers[0]?.fail();
	expect(await answer).toBe('RetryError');
	expect(await client.search(batch)).toEqual({ results: from('page') });
});

test('a worker that does not start is given up after 10 seconds', async () => {
	const client = connect();
	const answer = failure(client.search(batch));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await answer).toBe('RetryError');
	expect(workers[0]?.terminated).toBe(true);
	expect(await client.search(batch)).toEqual({ results: from('page') });
});

test.each([
	'fails',
	'hangs',
] as const)('when the code in the page %s too, a worker is tried again', async (how) => {
	const client = connect();
	const first = failure(client.search(batch));
	workers[0]?.fail();
	await first;
	chunk = how;
	const second = failure(client.search(batch));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await second).toBe('RetryError');
	const third = client.search(batch);
	workers[1]?.say({ id: 1, results: from('worker'), complete: true });
	expect(await third).toEqual({ results: from('worker') });
});

test('without workers the page answers, also after its code failed once', async () => {
	chunk = 'fails';
	const client = connect(() => undefined);
	expect(await failure(client.search(batch))).toBe('RetryError');
	chunk = 'comes';
	expect(await client.search(batch)).toEqual({ results: from('page') });
});

test('passages come from the worker, and from the page where there is none', async () => {
	const client = connect();
	const found = client.passages({ question: 'zebra', most: 3 });
	expect(workers[0]?.asked.at(-1)).toMatchObject({ kind: 'passages', request: { question: 'zebra' } });
	workers[0]?.say({ ready: true });
	workers[0]?.say({ id: 1, passages: [] });
	expect(await found).toEqual([]);
	const here = connect(() => undefined);
	expect(await here.passages({ question: 'zebra', most: 3 })).toMatchObject([{ text: 'zebra' }]);
});
