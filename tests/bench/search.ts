import type { Browser } from '@playwright/test';
import { listening } from '../listening.ts';
import { slowProxy } from '../search/bench/slow-proxy.ts';
import { middle } from './pages.ts';
import { plainServer } from './plain-server.ts';
import type { BenchSite } from './sites.ts';

/** What a reader waits for, and loads, who searches for the first time over a slow line. */
export interface ColdSearch {
	query: string;
	/** Milliseconds until the first right hit. */
	hit: number;
	/** Bytes until then, headers included. */
	bytes: number;
}

const RUNS = 3;
/** 1.6 Mbit/s down, 150 ms until an answer comes. */
const LINE = { bytesPerSecond: 200_000, latency: 150 };
const QUERIES = [
	{ typed: 'stickiness', right: /stickiness/i },
	{ typed: 'gradual rollout', right: /gradual rollout/i },
];

/** Opens search cold and types at once. */
export async function coldSearches(browser: Browser, site: BenchSite): Promise<ColdSearch[]> {
	const { server } = plainServer(site.dist);
	const { port } = await listening(server);
	const rows: ColdSearch[] = [];
	for (const { typed, right } of QUERIES) {
		const runs: { hit: number; bytes: number }[] = [];
		for (let run = 0; run < RUNS; run++) runs.push(await search(browser, site, port, typed, right));
		rows.push({
			query: typed,
			hit: Math.round(middle(runs.map(({ hit }) => hit))),
			bytes: middle(runs.map(({ bytes }) => bytes)),
		});
	}
	server.closeAllConnections();
	server.close();
	return rows;
}

async function search(browser: Browser, site: BenchSite, port: number, typed: string, right: RegExp) {
	const proxy = slowProxy(port);
	const { origin } = await listening(proxy.server);
	const context = await browser.newContext({ serviceWorkers: 'block' });
	const page = await context.newPage();
	await page.goto(origin + site.pages.quickstart);
	await page.waitForLoadState('networkidle');
	proxy.takeBytes();
	proxy.slow(LINE);
	const started = performance.now();
	await page.locator(site.search.open).first().click();
	const field = page.locator(site.search.field);
	await field.waitFor();
	await field.fill(typed);
	await page.locator(site.search.hit).first().filter({ hasText: right }).waitFor();
	const hit = performance.now() - started;
	const bytes = proxy.takeBytes();
	await context.close();
	proxy.server.close();
	return { hit, bytes };
}
