import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexFiles } from '../../../src/search/build/parts.ts';
import { createHost } from '../../../src/search/worker/host.ts';
import { page, section } from './pages.ts';

const MANIFEST = 'https://docs.test/search/index.json';
const pages = [
	page({ url: '/guide', title: 'Zebra guide', sections: [section('Stripes', 'Ostriches have none.')] }),
	page({
		url: '/reference/api/unleash/zebra',
		title: 'Zebra operation',
		sections: [section('Request body', 'Hysteresis')],
	}),
];
const files = Object.fromEntries(
	indexFiles(pages, '/_astro/').map(({ url, json }) => [`https://docs.test${url}`, json]),
);
const [, GUIDES = '', API = '', GUIDE_TEXTS = ''] = Object.keys(files);

/** A host waits for as long as a test lets time pass, not for a machine that is busy. */
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** Lets time pass until there is an answer. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
	let waits = true;
	const settled = answer.finally(() => {
		waits = false;
	});
	while (waits) await vi.advanceTimersByTimeAsync(50);
	return settled;
}

const ask = (query: string) => [{ indexName: 'docs', query, attributesToSnippet: ['content:10'] }];

function server(answer: (url: string) => Promise<Response> | Response) {
	return vi.fn(async (url: string | URL | Request) => answer(String(url)));
}

const good = (url: string) => new Response(files[url]);
const bad = () => new Response('', { status: 503 });
const hanging = () => new Promise<Response>(() => undefined);

/** A server where one file is not as it should be, until it is mended. */
function faulty(file: string, answer: () => Promise<Response> | Response) {
	const fault = { is: true };
	const load = server((url) => (fault.is && url === file ? answer() : good(url)));
	return { host: createHost(MANIFEST, load), load, mend: () => Object.assign(fault, { is: false }) };
}

/** Addresses of all hits. */
async function found(host: ReturnType<typeof createHost>, query: string) {
	const { results, complete } = await host.search(ask(query));
	return {
		urls: [...new Set(results[0]?.hits.map(({ url_without_anchor }) => url_without_anchor))],
		complete,
	};
}

describe('the index', () => {
	test('is loaded once, the rest of it with the first search', async () => {
		const load = server(good);
		const host = createHost(MANIFEST, load);
		await host.prepare();
		expect(load.mock.calls.map(([url]) => url)).toEqual([MANIFEST]);
		const both = ['/reference/api/unleash/zebra', '/guide'];
		expect(await found(host, 'zebra')).toEqual({ urls: both, complete: true });
		expect(await found(host, 'zebra')).toEqual({ urls: both, complete: true });
		expect(load.mock.calls.map(([url]) => url)).toEqual([MANIFEST, GUIDES, API]);
	});

	test('loads the texts of what it found, for snippets', async () => {
		const load = server(good);
		const { results } = await createHost(MANIFEST, load).search(ask('ostrich'));
		expect(results[0]?.hits[0]).toMatchObject({ type: 'content', content: 'Ostriches have none.' });
		expect(results[0]?.hits[0]?._snippetResult.content?.value).toBe('<mark>Ostriches</mark> have none.');
		expect(load.mock.calls.map(([url]) => url)).toEqual([MANIFEST, GUIDES, API, GUIDE_TEXTS]);
	});

	test.each([
		['cannot be loaded', bad],
		['are broken', () => new Response('{')],
	])('answers without snippets when texts %s', async (_, answer) => {
		const { host } = faulty(GUIDE_TEXTS, answer);
		const { results, complete } = await host.search(ask('ostrich'));
		expect(results[0]?.hits[0]).toMatchObject({ url: '/guide#stripes', type: 'lvl2', content: null });
		expect(complete).toBe(true);
	});

	test('answers without snippets when texts take long, and with them later', async () => {
		const late = Promise.withResolvers<Response>();
		const { host } = faulty(GUIDE_TEXTS, () => late.promise);
		expect(await inTime(host.search(ask('ostrich')))).toMatchObject({
			complete: false,
			results: [{ hits: [{ content: null }] }],
		});
		late.resolve(good(GUIDE_TEXTS));
		expect(await host.search(ask('ostrich'))).toMatchObject({
			complete: true,
			results: [{ hits: [{ content: 'Ostriches have none.' }] }],
		});
	});

	test('stops loading texts that the newest search does not show', async () => {
		const signals: AbortSignal[] = [];
		const load = vi.fn(async (url: string | URL | Request, options?: RequestInit) => {
			if (String(url) !== GUIDE_TEXTS) return good(String(url));
			if (options?.signal) signals.push(options.signal);
			return hanging();
		});
		const host = createHost(MANIFEST, load);
		await inTime(host.search(ask('ostrich')));
		await host.search(ask('hysteresis'));
		expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
	});

	test.each([
		['fails', bad],
		['is broken', () => new Response('{')],
		['is null', () => new Response('null')],
		['is a list', () => new Response('[]')],
		['has no outline', () => new Response('{"outline":1,"details":[],"texts":""}')],
		['is a page', () => new Response('<!doctype html>')],
	])('is a RetryError when its manifest %s, and the next search tries again', async (_, answer) => {
		const { host, mend } = faulty(MANIFEST, answer);
		await expect(host.search(ask('zebra'))).rejects.toMatchObject({ name: 'RetryError' });
		mend();
		expect((await found(host, 'zebra')).urls).toHaveLength(2);
	});
});

describe('while the rest of the index is not there', () => {
	test('what names a page answers', async () => {
		const { host, load, mend } = faulty(API, hanging);
		expect(await inTime(found(host, 'zebra gui'))).toMatchObject({ complete: false });
		mend();
		expect(load).toHaveBeenCalledWith(API, expect.anything());
	});

	test.each([
		['a word that only texts have', 'hysteresis'],
		['a misspelling', 'zerba'],
		['words of which a page has but one', 'zebra hysteresis'],
		['a query that finds nothing', 'qqqq'],
	])('%s waits for it', async (_, query) => {
		const late = Promise.withResolvers<Response>();
		const { host } = faulty(API, () => late.promise);
		let complete: boolean | undefined;
		const answer = host.search(ask(query)).then((answers) => {
			complete = answers.complete;
		});
		for (let waited = 0; waited < 1000; waited += 50) await vi.advanceTimersByTimeAsync(50);
		expect(complete).toBeUndefined();
		late.resolve(good(API));
		await answer;
		expect(complete).toBe(true);
	});

	test('it is asked for again after a failure, and its outline is not', async () => {
		const { host, mend } = faulty(API, bad);
		expect(await inTime(found(host, 'zebra'))).toMatchObject({ complete: false });
		mend();
		await vi.advanceTimersByTimeAsync(5000);
		expect(await found(host, 'hysteresis')).toEqual({
			urls: ['/reference/api/unleash/zebra'],
			complete: true,
		});
	});

	test('a failure is told where nothing else is to tell', async () => {
		const { host, mend } = faulty(API, bad);
		await expect(host.search(ask('qqqq'))).rejects.toMatchObject({ name: 'RetryError' });
		mend();
		expect(await found(host, 'qqqq')).toEqual({ urls: [], complete: true });
	});
});

describe('a file of the index', () => {
	test.each([
		['manifest', MANIFEST],
		['rest', API],
	])('that sends nothing for 10 seconds fails: its %s', async (_, file) => {
		const stops = () =>
			new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }));
		const { host, mend } = faulty(file, file === API ? stops : hanging);
		const nothing = host.search(ask('qqqq')).catch(({ name }) => name);
		await vi.advanceTimersByTimeAsync(9900);
		expect(await Promise.race([nothing, 'pending'])).toBe('pending');
		expect(await inTime(nothing)).toBe('RetryError');
		mend();
		expect((await found(host, 'zebra')).urls).toHaveLength(2);
	});

	test('that arrives slowly has all the time it needs', async () => {
		const drop = (text: string) =>
			new ReadableStream({
				async start(body) {
					const bytes = new TextEncoder().encode(text);
					for (let from = 0; from < bytes.length; from += 50) {
						await new Promise((resolve) => setTimeout(resolve, 9000));
						body.enqueue(bytes.slice(from, from + 50));
					}
					body.close();
				},
			});
		const { host } = faulty(MANIFEST, () => new Response(drop(files[MANIFEST] ?? '')));
		const answer = host.search(ask('zebra'));
		await vi.advanceTimersByTimeAsync(9000 * 100);
		expect(await answer).toMatchObject({ results: [{ nbHits: 2 }] });
	});
});
