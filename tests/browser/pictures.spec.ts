import { expect, type Page } from '@playwright/test';
import { open as openAssistant, panel } from './assistant-server.ts';
import { setLook } from './axe.ts';
import { components } from './pictures/components.ts';
import { folderOf, reasonToSkip } from './pictures/drawn-by.ts';
import { withSmallIndex, withWholeIndex } from './small-index.ts';
import { test } from './view.ts';

/*
 * Compares components with pictures of them, not pages: the text of a page changes with every edit. Together, the two
 * looks have each theme and each width.
 */

const LOOKS = [
	{ colorScheme: 'light', width: 1280 },
	{ colorScheme: 'dark', width: 390 },
] as const;

/**
 * A part of a link in another color is about so many pixels. One machine draws the same to the pixel; the pictures
 * have fewer colors, which is what the threshold is for.
 */
const TOLERANCE = { threshold: 0.05, maxDiffPixels: 60, timeout: 10_000 } as const;
/** Dates, and numbers that come from elsewhere. */
const CHANGING = 'time, .stars';
const AT_REST = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** Changes that nobody wants, as styles: each must be found, or the tolerance is too wide. */
const MISTAKES = {
	'a row that is shifted': '.top-tools { translate: 6px }',
	'a token with another color': ':root { --signal: light-dark(oklch(0.5 0.16 277), oklch(0.75 0.11 283)) }',
	'text that is a little paler':
		':root { --ink-soft: light-dark(oklch(0.5 0.02 262), oklch(0.7 0.012 255)) }',
	'a control that is missing': '.ask-button { visibility: hidden }',
};

let folder = '';
test.beforeEach(({ browser }) => {
	folder = folderOf(browser.version());
	const reason = reasonToSkip(folder);
	test.skip(reason !== undefined && !isRenewed(), reason ?? '');
});

const isRenewed = () => test.info().config.updateSnapshots === 'all';

for (const path of new Set(Object.values(components).map((component) => component.path))) {
	test.describe(path, () => {
		test.describe.configure({ mode: 'default' });
		for (const look of LOOKS) {
			for (const [name, { selector, height = 900 }] of Object.entries(components).filter(
				([, one]) => one.path === path,
			)) {
				test(`looks as in its picture: ${name}, ${look.colorScheme}, ${look.width} px`, async ({ view }) => {
					const page = await view(path, { ...look, height });
					await compare(page, selector, `${name}-${look.width}-${look.colorScheme}.png`);
				});
			}
		}
	});
}

for (const look of LOOKS) {
	const ending = `${look.width}-${look.colorScheme}.png`;

	test(`looks as in its picture: the search dialog, ${look.colorScheme}, ${look.width} px`, async ({
		page,
	}) => {
		await setLook(page, look);
		await withSmallIndex(page);
		await page.goto('/availability');
		await page.keyboard.press('/');
		await withWholeIndex(page, async () => {
			await page.locator('.DocSearch-Input').fill('constraints');
			await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
			return page.locator('.DocSearch-Hit').allTextContents();
		});
		await expect(page.locator('.DocSearch-Modal').getByRole('status')).not.toHaveText('Searching');
		await compare(page, '.DocSearch-Modal', `search-dialog-${ending}`);
	});

	test(`looks as in its picture: the assistant, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
		await setLook(page, look);
		await withSmallIndex(page);
		await openAssistant(page);
		await expect(panel(page).getByRole('textbox')).toBeFocused();
		await compare(page, '.ask-panel', `assistant-${ending}`);
	});
}

test('looks as in its picture: the menu of a phone', async ({ page }) => {
	await setLook(page, LOOKS[1]);
	await page.goto('/quickstart');
	await page.locator('.menu-button').click();
	await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
	await compare(page, '#site-menu', 'menu-390-dark.png');
});

for (const [mistake, style] of Object.entries(MISTAKES)) {
	test(`pictures tell ${mistake}`, async ({ page }) => {
		test.skip(isRenewed(), 'They would become the pictures.');
		await setLook(page, LOOKS[0]);
		await page.goto('/quickstart', { waitUntil: 'load' });
		await page.evaluate((css) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(css);
			document.adoptedStyleSheets.push(sheet);
			return document.fonts.ready.then(() => {});
		}, style);
		const pictured = mistake.includes('token') || mistake.includes('paler') ? 'page-footer' : 'top-bar';
		const same = expect(page.locator(components[pictured]?.selector ?? '')).toHaveScreenshot(
			[folder, `${pictured}-1280-light.png`],
			{ ...AT_REST, ...TOLERANCE, mask: [page.locator(CHANGING)], timeout: 3000 },
		);
		await expect(same).rejects.toThrow('pixels');
	});
}

/** Compares the first element of a selector with its picture. */
async function compare(page: Page, selector: string, name: string): Promise<void> {
	const element = page.locator(selector).filter({ visible: true }).first();
	await element.scrollIntoViewIfNeeded();
	await element.evaluate(async (shown) => {
		await document.fonts.ready;
		await Promise.all([...shown.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
	});
	const mask = [page.locator(CHANGING)];
	await expect(element).toHaveScreenshot([folder, name], { ...AT_REST, ...TOLERANCE, mask });
}
