import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from '../../../src/verify/browsers/find-chromium.ts';
import { barriers, setLook, settled } from '../../browser/axe.ts';
import { QUIET } from '../../quiet-chromium.ts';
import type { AuditedPage } from './pages.ts';

/** Pages that are looked at side by side. */
const AT_ONCE = 2;

/** What axe found on a page. */
export interface Audited {
	page: AuditedPage;
	/** One line each: look, rule and places. None on a page that is right. */
	barriers: string[];
}

/**
 * Looks at pages one after the other, until there are no more or the time is over.
 *
 * @param origin where the site is served
 * @param seconds after which no other page is begun
 * @param tell is called after each page
 */
export async function lookAt(
	pages: readonly AuditedPage[],
	origin: string,
	seconds: number,
	tell: (audited: Audited) => void,
): Promise<void> {
	const end = Date.now() + seconds * 1000;
	const waiting = [...pages];
	const browser = await chromium.launch({ executablePath: findOrInstallChromium().path, args: QUIET });
	const work = async () => {
		const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
		for (let page = waiting.shift(); page && Date.now() < end; page = waiting.shift())
			tell({ page, barriers: await audit(context, page) });
	};
	try {
		await Promise.all(Array.from({ length: AT_ONCE }, work));
	} finally {
		await browser.close();
	}
}

async function audit(context: BrowserContext, { path, looks }: AuditedPage): Promise<string[]> {
	const page: Page = await context.newPage();
	const found: string[] = [];
	let loadedAt: number | undefined;
	for (const look of looks) {
		await setLook(page, look);
		if (loadedAt !== look.width) await page.goto(path);
		loadedAt = look.width;
		await page.evaluate(settled);
		found.push(...(await barriers(page)).map((line) => `${look.colorScheme}, ${look.width} px: ${line}`));
	}
	await page.close();
	return found;
}
