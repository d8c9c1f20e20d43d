import { describe, expect, test, vi } from 'vitest';
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
