import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createSiteServer } from '../../../src/hosting/serve.ts';
import { findOrInstallChromium } from '../../../src/verify/browsers/find-chromium.ts';
import { listening } from '../../listening.ts';
import { slowProxy } from './slow-proxy.ts';

/**
 * What a reader waits for, and loads, who opens search for the first time on a slow network and types at once, over
 * the built site: `npm run bench:search:cold`. A folder behind it measures another build.
 */

const RUNS = 3;
/** 1.6 Mbit/s down, 150 ms until an answer comes. */
const LINE = { bytesPerSecond: 200_000, latency: 150 };
const QUERIES = [
	{ typed: 'stickiness', right: /stickiness/i },
	{ typed: 'gradual rollout', right: /gradual rollout/i },
	{ typed: 'managing constraints', right: /managing constraints/i },
];

const dist = process.argv[2] ?? join(import.meta.dirname, '../../../dist');
const site = await listening(await createSiteServer(dist));
const browser = await chromium.launch({
	executablePath: findOrInstallChromium().path,
	args: ['--no-sandbox', '--disable-gpu'],
});
const rows = [];
for (const { typed, right } of QUERIES) {
	const runs: Awaited<ReturnType<typeof measure>>[] = [];
	for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, typed, right));
	const middle = (pick: (one: (typeof runs)[number]) => number) =>
		Math.round(runs.map(pick).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
	rows.push({
		query: typed,
		'dialog open, ms': middle(({ open }) => open),
		'first right hit, ms': middle(({ hit }) => hit),
		'KB until it': middle(({ untilHit }) => untilHit / 1000),
		'KB in all': middle(({ inAll }) => inAll / 1000),
	});
}
console.table(rows);
await browser.close();
process.exit();

async function measure(browser: Browser, typed: string, right: RegExp) {
	const proxy = slowProxy(site.port);
	const { origin } = await listening(proxy.server);
	const context = await browser.newContext({ serviceWorkers: 'block' });
	const page = await context.newPage();
	await page.goto(`${origin}/quickstart`);
	await page.waitForLoadState('networkidle');
	proxy.takeBytes();
	proxy.slow(LINE);
	const started = performance.now();
	await page.locator('.search-button').click();
	const field = page.locator('.DocSearch-Input');
	await field.waitFor();
	const open = performance.now() - started;
	await field.fill(typed);
	await page.locator('.DocSearch-Hit').first().filter({ hasText: right }).waitFor();
	const hit = performance.now() - started;
	const untilHit = proxy.takeBytes();
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(4000);
	const inAll = untilHit + proxy.takeBytes();
	await context.close();
	proxy.server.close();
	return { open, hit, untilHit, inAll };
}
