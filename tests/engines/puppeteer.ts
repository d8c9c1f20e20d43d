import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { findChromium } from '../../src/verify/browsers/find-chromium.ts';
import { findFirefox } from '../../src/verify/browsers/find-firefox.ts';
import { QUIET } from '../quiet-chromium.ts';
import { HANG } from '../site/vitest-options.ts';
import { type Engine, type EngineChoice, HEIGHT } from './engine.ts';

/** Errors of loads and transitions that a page had begun when it was left. */
const LEAVING =
	/ViewTransition|NetworkError when attempting to fetch|could not be loaded|A ServiceWorker intercepted/;

/** Chromium and Firefox. Playwright drives only its own build of Firefox; Puppeteer drives released ones. */
export function puppeteerEngines(): EngineChoice[] {
	const chromium = findChromium()?.path;
	const firefox = findFirefox()?.path;
	return [
		{
			name: 'Chromium',
			missing: chromium ? undefined : 'Chromium is not installed, or set CHROMIUM_PATH',
			start: () => launch({ browser: 'chrome', args: QUIET, ...(chromium && { executablePath: chromium }) }),
		},
		{
			name: 'Firefox',
			missing: firefox ? undefined : 'Firefox is not installed, or set FIREFOX_PATH',
			start: () => launch({ browser: 'firefox', ...(firefox && { executablePath: firefox }) }),
		},
	];
}

async function launch(options: LaunchOptions): Promise<Engine> {
	const browser = await puppeteer.launch({
		headless: true,
		timeout: HANG,
		protocolTimeout: HANG,
		...options,
	});
	const page = await browser.newPage();
	page.setDefaultTimeout(HANG);
	const errors: string[] = [];
	const note = (error: string) => {
		if (!LEAVING.test(error)) errors.push(error);
	};
	page.on('pageerror', (error) => note(String(error)));
	page.on('console', (message) => message.type() === 'error' && note(message.text()));
	return {
		version: await browser.version(),
		/* Loads that end because a page is left count as errors of that page in Firefox, after it is gone. */
		open: async (address) => {
			await page.goto('about:blank');
			errors.length = 0;
			await page.goto(address);
		},
		resize: (width) => page.setViewport({ width, height: HEIGHT }),
		click: (selector) => page.click(selector),
		type: (text) => page.keyboard.type(text),
		press: async (key, modifier) => {
			if (modifier) await page.keyboard.down(modifier);
			await page.keyboard.press(key as 'Enter');
			if (modifier) await page.keyboard.up(modifier);
		},
		evaluate: (inPage, ...words) =>
			page.evaluate(inPage as (...values: unknown[]) => unknown, ...words) as never,
		takeErrors: () => errors.splice(0),
		quit: () => browser.close(),
	};
}
