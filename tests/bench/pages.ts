import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, devices } from '@playwright/test';
import { findOrInstallChromium } from '../../src/verify/browsers/find-chromium.ts';
import { listening } from '../listening.ts';
import { QUIET } from '../quiet-chromium.ts';
import { plainServer, type Sent } from './plain-server.ts';
import type { BenchSite } from './sites.ts';

/** What a first visit to one page takes. Bytes are counted at the server, so those of a service worker are among them. */
export interface Visit {
	page: string;
	html: number;
	script: number;
	styles: number;
	fonts: number;
	bytes: number;
	requests: number;
	/** Bytes that are fetched ahead afterwards, while the reader is idle. */
	ahead: number;
	/** Milliseconds until the largest part is painted on a slow phone. */
	lcp: number;
}

const RUNS = 3;
/** How long a first visit is watched, in ms, and for how long after it what is fetched ahead. */
const WATCHED = 3500;
const WATCHED_IDLE = 3000;
/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms, a processor four times as slow. */
const SLOW = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false };
const SLOWER_PROCESSOR = 4;

/** A browser for measurements. */
export function startBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: findOrInstallChromium().path, args: QUIET });
}

/** Visits the pages of a site, each in a browser that has seen nothing yet. */
export async function visits(browser: Browser, site: BenchSite): Promise<Visit[]> {
	const { server, takeSent } = plainServer(site.dist);
	const { origin } = await listening(server);
	const rows: Visit[] = [];
	for (const path of Object.values(site.pages)) {
		takeSent();
		const [sent, ahead] = await visit(browser, origin + path, takeSent);
		const paints: number[] = [];
		for (let run = 0; run < RUNS; run++) paints.push(await largestPaint(browser, origin + path));
		rows.push({ page: path, ...sums(sent), ahead: sums(ahead).bytes, lcp: Math.round(middle(paints)) });
	}
	server.closeAllConnections();
	server.close();
	return rows;
}

/** The one in the middle. */
export function middle(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function sums(sent: readonly Sent[]): Omit<Visit, 'page' | 'lcp' | 'ahead'> {
	const of = (kind: RegExp) =>
		sent.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0);
	return {
		html: sent.find(({ path }) => path.endsWith('#page'))?.bytes ?? 0,
		script: of(/\.m?js$/),
		styles: of(/\.css$/),
		fonts: of(/\.woff2?$/),
		bytes: of(/./),
		requests: sent.length,
	};
}

/** Visits a page. Returns what is sent for it, and what is sent afterwards while nobody touches it. */
async function visit(browser: Browser, address: string, takeSent: () => Sent[]): Promise<[Sent[], Sent[]]> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	const page = await context.newPage();
	await page.goto(address);
	await setTimeout(WATCHED);
	const sent = takeSent();
	await setTimeout(WATCHED_IDLE);
	await context.close();
	return [sent, takeSent()];
}

async function largestPaint(browser: Browser, address: string): Promise<number> {
	const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', SLOW);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
	await page.goto(address);
	await page.waitForLoadState('networkidle');
	const lcp = await page.evaluate(
		() =>
			new Promise<number>((done) => {
				new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
					type: 'largest-contentful-paint',
					buffered: true,
				});
			}),
	);
	await context.close();
	return lcp;
}
