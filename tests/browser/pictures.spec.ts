import { expect, type Page, test } from '@playwright/test';
import { kinds } from './pages.ts';
import { folderOf, reasonToSkip } from './pictures/drawn-by.ts';

/** Widths of a phone, a tablet and a desktop, each with the height that is compared. */
const WINDOWS = [
	{ width: 390, height: 460 },
	{ width: 768, height: 340 },
	{ width: 1280, height: 420 },
] as const;
const THEMES = ['light', 'dark'] as const;
/** Where the middle of the page is looked at, too. */
const IN_THE_MIDDLE = new Set(['390-light', '1280-dark']);

/**
 * A part of a link in another colour is about so many pixels. One machine draws the same to the pixel; the pictures
 * have fewer colors, which is what the threshold is for.
 */
const TOLERANCE = { threshold: 0.05, maxDiffPixels: 60, timeout: 10_000 } as const;
/** Dates, and numbers that come from elsewhere. */
const CHANGING = 'time, .stars';
const AT_REST = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

for (const [kind, address] of Object.entries(kinds)) {
	test(`looks as in its pictures: ${kind}`, async ({ page, browser }) => {
		const folder = folderOf(browser.version());
		const reason = reasonToSkip(folder);
		const renewed = test.info().config.updateSnapshots === 'all';
		test.skip(reason !== undefined && !renewed, reason ?? '');
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(address, { waitUntil: 'load' });
		for (const colorScheme of THEMES) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			for (const window of WINDOWS) {
				const look = `${window.width}-${colorScheme}`;
				const name = `${kind.replaceAll(' ', '-')}-${look}`;
				await page.setViewportSize(window);
				await compare(page, [folder, `${name}.png`], 0);
				if (IN_THE_MIDDLE.has(look)) await compare(page, [folder, `${name}-middle.png`], 0.5);
			}
		}
	});
}

/** Changes that nobody wanted, as styles: each must be found, or the tolerance is too wide. */
const MISTAKES = {
	'a column that is shifted': '.prose { translate: 6px }',
	'a token with another color': ':root { --signal: light-dark(oklch(0.5 0.16 277), oklch(0.75 0.11 283)) }',
	'text that is a little paler':
		':root { --ink-soft: light-dark(oklch(0.5 0.02 262), oklch(0.7 0.012 255)) }',
	'a header that is missing': '.top-bar { visibility: hidden }',
};

for (const [mistake, style] of Object.entries(MISTAKES)) {
	test(`pictures tell ${mistake}`, async ({ page, browser }) => {
		const folder = folderOf(browser.version());
		const reason = reasonToSkip(folder);
		test.skip(reason !== undefined, reason ?? '');
		test.skip(test.info().config.updateSnapshots === 'all', 'They would become the pictures.');
		await page.setViewportSize(WINDOWS[2]);
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
		await page.goto(kinds.reference, { waitUntil: 'load' });
		await page.evaluate((css) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(css);
			document.adoptedStyleSheets.push(sheet);
			return document.fonts.ready.then(() => {});
		}, style);
		const mask = [page.locator(CHANGING)];
		const same = expect(page).toHaveScreenshot([folder, 'reference-1280-light.png'], {
			...AT_REST,
			...TOLERANCE,
			mask,
			timeout: 3000,
		});
		await expect(same).rejects.toThrow('pixels');
	});
}

/** Compares what the window shows when the page is scrolled to a part of its length. */
async function compare(page: Page, name: string[], part: number): Promise<void> {
	await page.evaluate(async (at) => {
		const { scrollHeight } = document.documentElement;
		scrollTo(0, Math.round((scrollHeight - innerHeight) * at));
		await document.fonts.ready;
		const shown = [...document.images].filter((image) => {
			const { top, bottom } = image.getBoundingClientRect();
			return image.checkVisibility() && bottom > 0 && top < innerHeight;
		});
		await Promise.all(shown.map((image) => image.decode().catch(() => {})));
	}, part);
	const mask = [page.locator(CHANGING)];
	await expect.soft(page).toHaveScreenshot(name, { ...AT_REST, ...TOLERANCE, mask });
}
