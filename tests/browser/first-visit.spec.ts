import { expect } from '@playwright/test';
import { test, visit } from './fault-server.ts';

/* Traces load some files again to show them, which the server would count. */
test.use({ serviceWorkers: 'allow', trace: 'off' });

for (const [path, most] of [
	['/quickstart', { requests: 15, bytes: 160_000 }],
	['/reference/stickiness', { requests: 13, bytes: 150_000 }],
] as const) {
	test(`a first visit of ${path} is sent once; the worker and the offline page are all that comes with it`, async ({
		page,
		server,
		site,
	}) => {
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
		expect(new Set(server.asked).size).toBe(server.asked.length);
		expect(server.asked.length, server.asked.join('\n')).toBeLessThanOrEqual(most.requests);
		expect(server.sent).toBeLessThan(most.bytes);
	});
}
