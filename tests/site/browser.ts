import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from '../../src/verify/browsers/find-chromium.ts';
import { QUIET } from '../quiet-chromium.ts';
import { HANG } from './vitest-options.ts';

/** Starts the browser of this machine. */
export function launchBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: findOrInstallChromium().path, args: QUIET, timeout: HANG });
}

/** Opens an empty page in a context of its own, in which nothing but a hang is given up. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
	const context = await browser.newContext(options);
	context.setDefaultTimeout(HANG);
	return context.newPage();
}
