import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Plugin } from 'rolldown';
import { findChromium } from '../browsers/find-chromium.ts';
import { listen } from '../server/ports.ts';
import { bundle } from './bundle.ts';
import { type Attempt, MissingTool, type Output, type Place } from './languages/language.ts';

const TIMEOUT_MS = 15_000;

/** Where programs mount themselves. */
const PAGE = '<!doctype html><meta charset="utf-8"><div id="root"></div><div id="app"></div>';

let started: Promise<Browser> | undefined;

function startBrowser(): Promise<Browser> {
	const found = findChromium();
	if (!found) throw new MissingTool('Chromium', 'npx playwright install chromium');
	started ??= chromium.launch({ executablePath: found.path });
	return started;
}

/** Ends the browser, if one was started. */
export async function stopBrowser(): Promise<void> {
	await (await started)?.close();
	started = undefined;
}

/** How a sample becomes a page. */
export interface PageOptions {
	/** Checks its types before it runs. */
	check(): Attempt;
	plugins?: Plugin[];
	/** Name and version of the SDK, for the table. */
	sdk?: string | undefined;
}

/**
 * Runs a sample as a module of a page of its own in headless Chromium. The page is the HTML that the manifest names, or
 * one with `#root` and `#app`. Ends when the console has the lines of `prints` and the page what `shows` says.
 *
 * @throws MissingTool without Chromium, Error when types or imports are wrong, or the HTML is not there
 */
export async function runPage({ sample, folder, file }: Place, options: PageOptions): Promise<Output> {
	const browser = await startBrowser();
	const { tool, problem } = options.check();
	if (problem) throw new Error(problem);
	const code = await bundle(file, options.plugins);
	const html = sample.page ? readFileSync(join(folder, basename(sample.page)), 'utf8') : PAGE;
	const body = html.includes('<script') ? html : `${html}<script type="module" src="/main.js"></script>`;

	const site = await serve(body, code);
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const lines: string[] = [];
		const errors: string[] = [];
		page.on('console', (message) => (message.type() === 'error' ? errors : lines).push(message.text()));
		page.on('pageerror', (error) => errors.push(String(error)));
		await page.goto(site.url);
		const missing = await waitForPage(page, sample, lines, errors);
		return {
			tool: [`chromium ${browser.version().split('.')[0]}`, tool, options.sdk].filter(Boolean).join(', '),
			output: lines.join('\n'),
			errors: [...errors, ...missing].join('\n'),
			status: errors.length + missing.length > 0 ? 1 : 0,
		};
	} finally {
		await context.close();
		site.stop();
	}
}

/** Serves a page and its program on loopback, where the browser may ask the live server. */
async function serve(html: string, code: string): Promise<{ url: string; stop(): void }> {
	const server = createServer(({ url }, response) => {
		const isCode = url === '/main.js';
		response.setHeader('Content-Type', isCode ? 'text/javascript' : 'text/html');
		response.writeHead(url === '/' || isCode ? 200 : 204).end(isCode ? code : html);
	});
	const port = await listen(server);
	return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

/** Waits for lines and elements; says which elements do not show what they should. */
async function waitForPage(
	page: Page,
	{ prints = [], shows = {} }: Place['sample'],
	lines: string[],
	errors: string[],
): Promise<string[]> {
	const ends = Date.now() + TIMEOUT_MS;
	for (;;) {
		const missing: string[] = [];
		for (const [selector, text] of Object.entries(shows)) {
			const found = await page.locator(selector).allInnerTexts();
			if (!found.some((inner) => text === '' || inner.trim() === text))
				missing.push(`${selector} shows ${JSON.stringify(found)} instead of ${JSON.stringify(text)}`);
		}
		const isDone = missing.length === 0 && lines.length >= prints.length;
		if (isDone || errors.length > 0 || Date.now() > ends) return missing;
		await wait(50);
	}
}
