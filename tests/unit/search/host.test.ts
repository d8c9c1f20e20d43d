import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHost } from '../../../src/search/worker/host.ts';
import { page } from './pages.ts';

const files: Record<string, unknown> = {
	'https://docs.test/search/index.json': {
		outline: '/_astro/o.json',
		whole: ['/_astro/a.json', '/_astro/b.json'],
	},
	'https://docs.test/_astro/o.json': [page({ url: '/guide', title: 'Zebra guide' })],
	'https://docs.test/_astro/a.json': [page({ url: '/guide', title: 'Zebra guide' })],
	'https://docs.test/_astro/b.json': [page({ url: '/api', title: 'Zebra operation' })],
};

afterEach(() => {
	vi.useRealTimers();
});

const requests = [{ indexName: 'docs', query: 'zebra' }];

function server(answer: (url: string) => Promise<Response> | Response) {
	return vi.fn(async (url: string | URL | Request) => answer(String(url)));
}

const good = (url: string) => Response.json(files[url]);

describe('the index', () => {
	test('is loaded once and answers from all its parts', async () => {
		const load = server(good);
		const host = createHost('https://docs.test/search/index.json', load);
		await host.prepare();
		const { results, complete } = await host.search(requests);
		expect(results[0]?.hits.map(({ url }) => url)).toEqual(['/guide', '/api']);
		expect(complete).toBe(true);
		expect(load).toHaveBeenCalledTimes(4);
	});

	test('answers from its outline when the rest takes long', async () => {
		vi.useFakeTimers();
		const never = new Promise<Response>(() => undefined);
		const host = createHost(
			'https://docs.test/search/index.json',
			server((url) => (url.endsWith('b.json') ? never : good(url))),
		);
		const answer = host.search(requests);
		await vi.advanceTimersByTimeAsync(1000);
		vi.useRealTimers();
		const { results, complete } = await answer;
		expect(results[0]?.hits.map(({ url }) => url)).toEqual(['/guide']);
		expect(complete).toBe(false);
	});

	test('that cannot be loaded is a RetryError, and the next search tries again', async () => {
		let broken = true;
		const host = createHost(
			'https://docs.test/search/index.json',
			server((url) => (broken ? new Response('', { status: 503 }) : good(url))),
		);
		await expect(host.search(requests)).rejects.toMatchObject({ name: 'RetryError' });
		broken = false;
		expect((await host.search(requests)).results[0]?.nbHits).toBe(2);
	});

	test('with broken JSON is a RetryError', async () => {
		const host = createHost(
			'https://docs.test/search/index.json',
			server(() => new Response('{')),
		);
		await expect(host.search(requests)).rejects.toMatchObject({ name: 'RetryError' });
	});
});

describe('the index, when', () => {
	const MANIFEST = 'https://docs.test/search/index.json';
	const hanging = () => new Promise<Response>(() => undefined);

	test.each(['fails', 'hangs'])('its outline %s, answers from the rest', async (how) => {
		const host = createHost(
			MANIFEST,
			server((url) => {
				if (!url.endsWith('o.json')) return good(url);
				return how === 'hangs' ? hanging() : new Response('', { status: 503 });
			}),
		);
		for (let times = 0; times < 2; times++) {
			const { results, complete } = await host.search(requests);
			expect(results[0]?.nbHits).toBe(2);
			expect(complete).toBe(true);
		}
	});

	test('only its outline comes, answers from that, and has the rest when a later search finds it', async () => {
		vi.useFakeTimers();
		let broken = true;
		const load = server((url) =>
			broken && url.endsWith('b.json') ? new Response('', { status: 503 }) : good(url),
		);
		const host = createHost(MANIFEST, load);
		const first = host.search(requests);
		await vi.advanceTimersByTimeAsync(100);
		expect(await first).toMatchObject({ complete: false, results: [{ nbHits: 1 }] });
		broken = false;
		await vi.advanceTimersByTimeAsync(5000);
		const second = host.search(requests);
		await vi.advanceTimersByTimeAsync(100);
		expect(await second).toMatchObject({ complete: true, results: [{ nbHits: 2 }] });
		expect(load.mock.calls.filter(([url]) => String(url).endsWith('o.json'))).toHaveLength(1);
	});

	test('only its outline comes, does not say that there is nothing to find', async () => {
		let broken = true;
		const host = createHost(
			MANIFEST,
			server((url) => (broken && url.endsWith('b.json') ? new Response('', { status: 503 }) : good(url))),
		);
		const nothing = [{ indexName: 'docs', query: 'qqqq' }];
		await expect(host.search(nothing)).rejects.toMatchObject({ name: 'RetryError' });
		broken = false;
		expect(await host.search(nothing)).toMatchObject({ complete: true, results: [{ nbHits: 0 }] });
	});

	test.each([
		'index.json',
		'a.json',
		'o.json|a.json',
	])('%s sends nothing for 10 seconds, fails, and the next search tries again', async (names) => {
		vi.useFakeTimers();
		let broken = true;
		const stops = () =>
			new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }));
		const host = createHost(
			MANIFEST,
			server((url) => {
				if (!broken || !names.split('|').some((name) => url.endsWith(name))) return good(url);
				return url.endsWith('a.json') ? stops() : hanging();
			}),
		);
		const nothing = host.search([{ indexName: 'docs', query: 'qqqq' }]).catch(({ name }) => name);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await nothing).toBe('RetryError');
		broken = false;
		vi.useRealTimers();
		expect(await host.search(requests)).toMatchObject({ complete: true, results: [{ nbHits: 2 }] });
	});

	test('it arrives slowly, has all the time it needs', async () => {
		vi.useFakeTimers();
		const drop = (text: string) =>
			new ReadableStream({
				async start(body) {
					for (const letter of text) {
						await new Promise((resolve) => setTimeout(resolve, 9000));
						body.enqueue(new TextEncoder().encode(letter));
					}
					body.close();
				},
			});
		const host = createHost(
			MANIFEST,
			server((url) => (url === MANIFEST ? new Response(drop(JSON.stringify(files[url]))) : good(url))),
		);
		const answer = host.search(requests);
		await vi.advanceTimersByTimeAsync(9000 * 100);
		expect(await answer).toMatchObject({ results: [{ nbHits: 2 }] });
	});

	test.each([
		'null',
		'[]',
		'{"outline":1,"whole":[]}',
		'<!doctype html>',
	])('its manifest is %s, is a RetryError', async (text) => {
		const host = createHost(
			MANIFEST,
			server(() => new Response(text)),
		);
		await expect(host.search(requests)).rejects.toMatchObject({ name: 'RetryError' });
	});
});
