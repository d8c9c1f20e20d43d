import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchLimits } from '~/config/search-limits.ts';
import type { AdapterOptions } from '~/search/adapters/hosts.ts';
import { defaultTimeouts } from '~/search/adapters/hosts.ts';
import { withFallback } from '~/search/adapters/with-fallback.ts';
import { RetryError, type SearchClient, type SearchResult } from '~/search/client.ts';
import { type EngineServer, engines, fill, settingsFor } from './engines.ts';
import { pages } from './pages.ts';
import type { Fault } from './servers/http.ts';

const TIMEOUTS = { connect: 150, read: 300, write: 1000 };
const TWO_MINUTES = 120_000;
/** Milliseconds that Algolia's client waits before it asks a host again that wants fewer requests, which it does three times. */
const RATE_LIMIT = { wait: 1000, retries: 3 };
const few = pages.slice(0, 2);
const requests = (query = 'stickiness') => ({ requests: [{ indexName: 'docs', query }] });
const always = (fault: Fault) => () => fault;
const works = () => undefined;

/** Names the milliseconds of each time-out and each pause of a client as they begin. */
const waits = new EventEmitter();

/** Time passes only where a test lets it pass, so that no host is too slow on a busy machine. */
function holdTime(): void {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const fake = setTimeout;
	vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...words: Parameters<typeof setTimeout>) => {
		const timer = fake(...words);
		waits.emit(String(words[1]));
		return timer;
	}) as typeof setTimeout);
}

test('hosted engines have the time that is specified', () => {
	expect(defaultTimeouts).toEqual({ connect: 1000, read: 2000, write: 30_000 });
	expect(searchLimits.hostDownFor).toBe(TWO_MINUTES);
});

describe.each(engines)('$engine: when hosts fail', ({ engine, start, create }) => {
	let servers: EngineServer[];
	let clock: number;
	beforeEach(async () => {
		holdTime();
		clock = 1_000_000;
		servers = await Promise.all([start(), start(), start()]);
		await Promise.all(servers.map((server) => fill(engine, 'docs', server, few)));
		for (const server of servers) server.calls.length = 0;
	});
	afterEach(async () => {
		vi.restoreAllMocks();
		vi.useRealTimers();
		await Promise.all(servers.map((server) => server.stop()));
	});

	const connect = (count: number, options: AdapterOptions = {}) =>
		create(settingsFor(engine, 'docs', servers.slice(0, count)), {
			timeouts: TIMEOUTS,
			now: () => clock,
			...options,
		});
	const failAll = (fault: () => Fault | undefined) => {
		for (const server of servers) server.fault = fault;
	};
	const asked = () => servers.map(({ calls }) => calls.length);
	/** Every query is a new one, so that no answer comes from a memory. */
	let queries = 0;
	const finds = async (client: SearchClient) => {
		const { results } = await client.search(requests(`stickiness${' '.repeat(++queries % 40)}`));
		expect(results[0]?.hits[0]?.url).toBe('/reference/stickiness');
	};

	test.each<Fault>([
		'broken',
		'empty',
		'other',
		'hang up',
		400,
		403,
		404,
		429,
		500,
		503,
	])('%s is a RetryError, and the next search asks again', async (fault) => {
		const client = connect(1);
		failAll(always(fault));
		const failing = client.search(requests()).catch((error) => error);
		const retries = engine === 'algolia' && fault === 429 ? RATE_LIMIT.retries : 0;
		for (let retry = 0; retry < retries; retry++) {
			await once(waits, String(RATE_LIMIT.wait));
			await vi.advanceTimersByTimeAsync(RATE_LIMIT.wait);
		}
		const failure = await failing;
		expect(failure).toBeInstanceOf(RetryError);
		expect(failure.name).toBe('RetryError');
		failAll(works);
		await finds(client);
	});

	test('nobody listens: a RetryError', async () => {
		await servers[0]?.stop();
		await expect(connect(1).search(requests())).rejects.toThrow(RetryError);
	});

	test('an index that does not exist is a RetryError', async () => {
		const nothing = { requests: [{ indexName: 'nothing', query: 'a' }] };
		await expect(connect(1).search(nothing)).rejects.toThrow(RetryError);
	});

	test('a key that may not search is a RetryError that does not show the key', async () => {
		const settings = { ...settingsFor(engine, 'docs', servers), key: 'wrong-key' };
		const failure = await create(settings)
			.search(requests())
			.catch((error) => error);
		expect(failure).toBeInstanceOf(RetryError);
		expect(String(failure)).not.toContain('wrong-key');
	});

	test('a host that wants fewer requests is left alone as one that fails', async () => {
		if (engine === 'algolia') return;
		const client = connect(2);
		const [first] = servers as [EngineServer];
		first.fault = always(429);
		await finds(client);
		await finds(client);
		expect(asked()).toEqual([1, 2, 0]);
	});

	test('a refusal is not tried on other hosts', async () => {
		failAll(always(403));
		await expect(connect(3).search(requests())).rejects.toThrow(RetryError);
		expect(asked()).toEqual([1, 0, 0]);
	});

	test.each([
		['never answers', 'no start', { ...TIMEOUTS, read: TWO_MINUTES }, TIMEOUTS.connect],
		['stops in its answer', 'no end', { ...TIMEOUTS, connect: TWO_MINUTES }, TIMEOUTS.read],
	] as const)('a host that %s is left after its own timeout: a RetryError, and the next search asks again', async (_, fault, timeouts, timeout) => {
		const client = connect(1, { timeouts });
		failAll(always(fault));
		const waiting = once(waits, String(timeout));
		const failure = client.search(requests()).catch((error) => error);
		await waiting;
		await vi.advanceTimersByTimeAsync(timeout - 1);
		expect(await Promise.race([failure, 'pending'])).toBe('pending');
		await vi.advanceTimersByTimeAsync(1);
		expect(await failure).toBeInstanceOf(RetryError);
		failAll(works);
		await finds(client);
	});

	test('hosts down one after another: the next one answers, until none is left', async () => {
		const client = connect(3);
		const [first, second, third] = servers as [EngineServer, EngineServer, EngineServer];
		await finds(client);
		expect(asked()).toEqual([1, 0, 0]);
		first.fault = always(500);
		await finds(client);
		expect(asked()).toEqual([2, 1, 0]);
		second.fault = always('hang up');
		await finds(client);
		expect(asked()).toEqual([2, 2, 1]);
		third.fault = always(503);
		await expect(client.search(requests('stick'))).rejects.toThrow(RetryError);
	});

	test('a host that failed is not asked for two minutes, then it is', async () => {
		const client = connect(2);
		const [first] = servers as [EngineServer];
		first.fault = always(500);
		await finds(client);
		first.fault = works;
		clock += TWO_MINUTES - 1;
		await finds(client);
		expect(asked()).toEqual([1, 2, 0]);
		clock += 2;
		await finds(client);
		expect(asked()).toEqual([2, 2, 0]);
	});

	test('when all hosts are down they are asked nevertheless', async () => {
		const client = connect(2);
		failAll(always(500));
		await expect(client.search(requests())).rejects.toThrow(RetryError);
		failAll(works);
		await finds(client);
	});

	test('with the fallback the embedded engine answers in place of hosts that fail, and only then', async () => {
		let started = 0;
		const local: SearchClient = {
			search: async () => ({ results: [{ hits: [], nbHits: 7 } as unknown as SearchResult] }),
		};
		const client = withFallback(connect(1), () => {
			started++;
			return local;
		});
		await finds(client);
		expect(started).toBe(0);
		failAll(always(500));
		expect(await client.search(requests('a'))).toEqual({
			results: [{ hits: [], nbHits: 7, fallback: true }],
		});
		await client.search(requests('b'));
		expect(started).toBe(1);
		failAll(works);
		const { results } = await client.search(requests('tokens'));
		expect(results[0]?.fallback).toBeUndefined();
	});
});

test('whoever runs the site is told once why the embedded engine answers', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const refused: SearchClient = {
		search: async () => {
			throw new RetryError('https://search.example.com answered 401: no such key');
		},
	};
	const client = withFallback(refused, () => ({ search: async () => ({ results: [] }) }));
	await client.search(requests());
	await client.search(requests());
	expect(warn.mock.calls).toEqual([
		['Search: https://search.example.com answered 401: no such key. The embedded engine answers.'],
	]);
	warn.mockRestore();
});

test('when the embedded engine fails too, the error of the hosts is shown', async () => {
	const broken = (message: string): SearchClient => ({
		search: async () => {
			throw new RetryError(message);
		},
	});
	await expect(withFallback(broken('hosts'), () => broken('local')).search(requests())).rejects.toThrow(
		'hosts',
	);
});
