import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, WorkerScope } from './worker-scope.ts';

const OFFLINE = '/offline?style.css,page.js';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

let worker: WorkerScope;
beforeEach(() => {
	worker = new WorkerScope();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('what the worker keeps', () => {
	test('of a first visit: the page and what it loaded, from what the browser has; only the offline page is new', async () => {
		await worker.report('/quickstart#start', [
			'/_astro/style.a.css',
			OFFLINE,
			'/favicon.svg',
			'https://elsewhere.test/_astro/a.js',
		]);
		expect(worker.asked.map(({ path }) => path)).toEqual([
			'/quickstart#start',
			'/_astro/style.a.css',
			OFFLINE,
		]);
		expect(worker.asked.every(({ cache }) => cache === 'force-cache')).toBe(true);
		await worker.report('/quickstart#start', ['/_astro/style.a.css', OFFLINE]);
		expect(worker.asked).toHaveLength(3);
	});

	test('the offline page is loaded again after a deploy that changes its files, and kept once', async () => {
		await worker.report('/', [OFFLINE]);
		await worker.report('/', ['/offline?style.new.css']);
		expect([...(await worker.kept())]).toEqual(['/', '/offline?style.new.css']);
	});

	test('nothing that failed', async () => {
		worker.network = async () => new Response('gone', { status: 404 });
		await worker.get('/missing', 'navigate');
		await worker.get('/_astro/gone.js');
		expect((await worker.kept()).size).toBe(0);
	});

	test('pages never outlive their styles, and what all pages use stays, however much is read', async () => {
		for (let number = 0; number < 1000; number++) {
			const own = `/_astro/style.${number % 37}.css`;
			await worker.get(`/page-${number}`, 'navigate');
			await worker.get('/_astro/shell.js');
			await worker.get(own);
			if (number % 25 > 0) continue;
			const kept = await worker.kept();
			expect(kept).toContain('/_astro/shell.js');
			for (const path of kept) {
				const read = /^\/page-(\d+)$/.exec(path)?.[1];
				if (read) expect(kept, path).toContain(`/_astro/style.${Number(read) % 37}.css`);
			}
		}
		const kept = await worker.kept();
		expect(kept.size).toBeLessThanOrEqual(401);
		expect(kept).toContain('/page-999');
		expect(kept).toContain('/page-850');
		expect(worker.asked.filter(({ path }) => path === '/_astro/shell.js')).toHaveLength(1);
	});

	test('what is used stays, what was not used for longest goes', async () => {
		await worker.get('/_astro/used.js');
		await worker.get('/_astro/unused.js');
		for (let number = 0; number < 600; number++) {
			await worker.get(`/_astro/picture-${number}.avif`);
			if (number % 100 === 0) await worker.get('/_astro/used.js');
		}
		const kept = await worker.kept();
		expect(kept).toContain('/_astro/used.js');
		expect(kept).not.toContain('/_astro/unused.js');
	});
});

test('what is kept has a limit in bytes as well', async () => {
	worker.network = async (url) =>
		url.includes('large') ? new Response(new Uint8Array(5_000_000)) : page(url);
	for (let number = 0; number < 7; number++) {
		await worker.get(`/_astro/large-${number}.json`);
		await worker.get('/_astro/shell.js');
		expect(await worker.bytes()).toBeLessThan(2 * 17_000_000);
	}
	const kept = await worker.kept();
	expect(kept).toContain('/_astro/large-6.json');
	expect(kept).toContain('/_astro/shell.js');
	expect(kept).not.toContain('/_astro/large-0.json');
});

describe('what the worker answers', () => {
	test('a control whose code was never loaded fails as the network does', async () => {
		worker.network = offline;
		await expect(worker.start('/_astro/SearchButton.a.js', 'cors').answer).rejects.toThrow('Failed to fetch');
	});

	test('texts of search come from the network, and from the copy when it fails', async () => {
		worker.network = async () => new Response('{"a":1}');
		await worker.get('/search/texts/en.json');
		worker.network = async () => new Response('{"a":2}');
		expect(await (await worker.get('/search/texts/en.json'))?.text()).toBe('{"a":2}');
		worker.network = offline;
		expect(await (await worker.get('/search/texts/en.json'))?.text()).toBe('{"a":2}');
		expect((await worker.get('/search/index.json'))?.type).toBe('error');
	});

	test('a page that does not come is answered from its copy after 5 seconds; what comes later is kept', async () => {
		await worker.report('/quickstart', [OFFLINE]);
		const late = Promise.withResolvers<Response>();
		worker.network = () => late.promise;
		vi.useFakeTimers();
		const { answer, settled } = worker.start('/quickstart?from=mail', 'navigate');
		let answered = false;
		void answer?.then(() => {
			answered = true;
		});
		await vi.advanceTimersByTimeAsync(4900);
		expect(answered).toBe(false);
		await vi.advanceTimersByTimeAsync(200);
		const html = await (await answer)?.text();
		expect(html).toContain('504 Gateway Timeout');
		expect(html).toContain('/quickstart');
		late.resolve(page('https://docs.test/quickstart', 'new'));
		await settled();
		worker.network = offline;
		expect(await (await worker.get('/quickstart', 'navigate'))?.text()).toContain('new');
	});

	test('a page without a copy is waited for', async () => {
		const late = Promise.withResolvers<Response>();
		worker.network = () => late.promise;
		vi.useFakeTimers();
		const { answer } = worker.start('/quickstart', 'navigate');
		await vi.advanceTimersByTimeAsync(60_000);
		late.resolve(page('https://docs.test/quickstart'));
		expect(await (await answer)?.text()).toContain('/quickstart');
	});

	test('everything else is left to the browser', () => {
		expect(worker.start('/favicon.svg', 'cors').answer).toBeUndefined();
		expect(worker.start('/what-is-a-feature-flag', 'cors').answer).toBeUndefined();
	});
});
