import { existsSync, statSync } from 'node:fs';
import { expect } from '@playwright/test';
import * as limits from '../../src/config/limits.ts';
import { test, visit } from './fault-server.ts';

/* Traces load some files again to show them, which the server would count. */
test.use({ serviceWorkers: 'allow', trace: 'off' });

/** Bytes of a file as the server sends it, without headers. */
function sentSize(path: string): number {
	const compressed = `dist${path}.br`;
	return statSync(existsSync(compressed) ? compressed : `dist${path}`).size;
}

for (const [path, most] of [
	['/quickstart', { requests: 14, bytes: 110_000, scripts: 12_000 }],
	['/reference/stickiness', { requests: 14, bytes: 90_000, scripts: 9_000 }],
] as const) {
	test(`a first visit of ${path} is sent once; the worker, the offline page and later the next page come with it`, async ({
		page,
		server,
		site,
	}) => {
		await page.addInitScript(() => {
			const idle: (() => void)[] = [];
			Object.assign(window, { idle, requestIdleCallback: (callback: () => void) => idle.push(callback) });
		});
		await visit(page, site + path);
		await page.waitForLoadState('networkidle');
		const loaded = await page.evaluate(() =>
			performance.getEntriesByType('resource').map(({ name }) => name),
		);
		const own = new Set([...loaded, site + path].map((address) => new URL(address).pathname));
		const extra = server.asked.map((asked) => asked.replace(/\?.*/, '')).filter((asked) => !own.has(asked));
		expect(extra.filter((asked) => asked !== '/favicon.svg').sort()).toEqual([
			'/offline',
			'/service-worker.js',
		]);
		/* The page has `Vary: Accept`: the worker's own request for it is another one to the cache, which asks again. */
		expect(server.unchanged).toEqual([path]);
		expect([...server.asked].sort(), 'each once').toEqual([...new Set(server.asked), path].sort());
		expect(server.asked.length, server.asked.join('\n')).toBeLessThanOrEqual(most.requests);
		expect(server.sent).toBeLessThan(most.bytes);
		const scripts = server.asked.filter((asked) => /^[^?]*\.js$/.test(asked));
		expect(scripts.reduce((sum, script) => sum + sentSize(script), 0)).toBeLessThan(most.scripts);

		const { length } = server.asked;
		const next = await page.locator('a[rel=next]').getAttribute('href');
		await page.waitForFunction(() => (window as unknown as { idle: unknown[] }).idle.length > 0);
		await page.evaluate(() => {
			for (const callback of (window as unknown as { idle: (() => void)[] }).idle) callback();
		});
		/* The browser asks for the icon and for pictures near the view when it gets to it. */
		const pages = () => server.asked.slice(length).filter((asked) => !/\.\w+$/.test(asked));
		await expect.poll(pages, 'fetched ahead while idle').toEqual([next]);
		await page.waitForLoadState('networkidle');
		expect(pages()).toEqual([next]);
		expect(sentSize(`${next}.html`)).toBeLessThan(limits.idlePrefetchBytes);
		await page.locator('a[rel=next]').click();
		await page.waitForURL(site + next);
		const again = pages()
			.slice(1)
			.filter((asked) => asked === next);
		const sentAgain = again.length - server.unchanged.filter((unchanged) => unchanged === next).length;
		expect(sentAgain, 'the page is not sent again').toBe(0);
	});
}

test('the font of code loads where there is code, and no other part of a font does', async ({
	page,
	server,
	site,
}) => {
	const fonts = () =>
		server.asked.flatMap((asked) => /_astro\/([\w-]+)\.[\w-]+\.woff2/.exec(asked)?.[1] ?? []);
	await page.goto(`${site}/search`, { waitUntil: 'networkidle' });
	expect(fonts()).toEqual(['text']);
	await page.goto(`${site}/reference/stickiness`, { waitUntil: 'networkidle' });
	expect(fonts()).toEqual(['text', 'code']);
});

for (const path of ['/', '/quickstart', '/reference/stickiness', '/reference/api/unleash/create-segment']) {
	test(`${path} is read at once in other fonts, and hardly moves when its own come late`, async ({
		page,
		site,
	}) => {
		const late = Promise.withResolvers<void>();
		await page.route('**/*.woff2', async (route) => {
			await late.promise;
			await route.continue();
		});
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(site + path, { waitUntil: 'domcontentloaded' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
		late.resolve();
		await page.evaluate(() => document.fonts.ready);
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
	});
}
