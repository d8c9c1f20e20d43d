import type { Browser } from '@playwright/test';
import { listening } from '../listening.ts';
import { slowProxy } from '../search/bench/slow-proxy.ts';
import { middle } from './pages.ts';
import { plainServer } from './plain-server.ts';
import type { BenchSite } from './sites.ts';

/** What a reader waits for, and loads, who searches for the first time over a slow line. */
export interface ColdSearch {
	query: string;
	site: string;
	/** Milliseconds until the field is there. */
	open: number;
	/** Milliseconds until the first right hit: in the middle, and of the fastest and the slowest run. */
	hit: number;
	spread: [fastest: number, slowest: number];
	/** Bytes until then, headers included. */
	bytes: number;
}

/** A site whose search needs no account. */
type Searchable = BenchSite & Required<Pick<BenchSite, 'search'>>;

/** How often each query is asked on each site. */
export const RUNS = 7;
/** 1.6 Mbit/s down, 150 ms until an answer comes. */
const LINE = { bytesPerSecond: 200_000, latency: 150 };
const QUERIES = [
	{ typed: 'stickiness', right: /stickiness/i },
	{ typed: 'gradual rollout', right: /gradual rollout/i },
];

/** Opens search cold and types at once: on all sites that have one, in turn, so that what else the machine does slows them alike. */
export async function coldSearches(browser: Browser, sites: readonly BenchSite[]): Promise<ColdSearch[]> {
	const served = await Promise.all(
		sites.filter(isSearchable).map(async (site) => {
			const { server } = plainServer(site.dist);
			return { site, server, port: (await listening(server)).port };
		}),
	);
	const rows: ColdSearch[] = [];
	for (const { typed, right } of QUERIES) {
		const runs = served.map((): Awaited<ReturnType<typeof search>>[] => []);
		for (let run = 0; run < RUNS; run++)
			for (const [place, { site, port }] of served.entries())
				runs[place]?.push(await search(browser, site, port, typed, right));
		for (const [place, { site }] of served.entries())
			rows.push({ query: typed, site: site.name, ...summary(runs[place] ?? []) });
	}
	for (const { server } of served) {
		server.closeAllConnections();
		server.close();
	}
	return rows;
}

function isSearchable(site: BenchSite): site is Searchable {
	return site.search !== undefined;
}

function summary(runs: readonly Awaited<ReturnType<typeof search>>[]): Omit<ColdSearch, 'query' | 'site'> {
	const hits = runs.map(({ hit }) => Math.round(hit));
	return {
		open: Math.round(middle(runs.map(({ open }) => open))),
		hit: middle(hits),
		spread: [Math.min(...hits), Math.max(...hits)],
		bytes: middle(runs.map(({ bytes }) => bytes)),
	};
}

async function search(browser: Browser, site: Searchable, port: number, typed: string, right: RegExp) {
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
	const open = performance.now() - started;
	await field.fill(typed);
	await page.locator(site.search.hit).first().filter({ hasText: right }).waitFor();
	const hit = performance.now() - started;
	const bytes = proxy.takeBytes();
	await context.close();
	proxy.server.close();
	return { open, hit, bytes };
}
