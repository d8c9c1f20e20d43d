import { test as base, type Page } from '@playwright/test';

/** How a page is shown. */
export interface Look {
	width: number;
	height?: number;
	colorScheme?: 'light' | 'dark';
	forcedColors?: 'active';
	media?: 'print';
}

/** Shows a path of the site in a look, from its top and without focus. */
export type View = (path: string, look: Look) => Promise<Page>;

/**
 * A test that only looks at pages. All such tests of a worker share one page, which loads only when a test needs
 * another path than the test before: put tests of the same path next to each other. They can move the focus and
 * scroll, but must not change what the page contains or stores.
 */
export const test = base.extend<{ view: View }, { shared: Page }>({
	shared: [
		async ({ browser }, use) => {
			const context = await browser.newContext({ serviceWorkers: 'block' });
			await use(await context.newPage());
			await context.close();
		},
		{ scope: 'worker' },
	],
	view: async ({ shared, baseURL }, use) => {
		await use(async (path, { width, height = 900, ...media }) => {
			await shared.setViewportSize({ width, height });
			await shared.emulateMedia({
				colorScheme: media.colorScheme ?? 'light',
				forcedColors: media.forcedColors ?? 'none',
				media: media.media ?? 'screen',
				reducedMotion: 'reduce',
			});
			const address = new URL(path, baseURL).href;
			if (shared.url() !== address) await shared.goto(address, { waitUntil: 'load' });
			// A script follows the system's theme, after the media query has changed.
			await shared.locator(`html[data-theme=${media.colorScheme ?? 'light'}]`).waitFor({ state: 'attached' });
			await shared.evaluate(() => {
				if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
				scrollTo(0, 0);
			});
			return shared;
		});
	},
});
