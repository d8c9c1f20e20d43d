import { expect, type Page, test } from '@playwright/test';
import { barriers, sampledLooks, setLook } from './axe.ts';
import { zoomed } from './later.ts';

const PAGE = '/reference/command-menu';

const requested = (page: Page) => {
	const files: string[] = [];
	page.on('request', (request) => {
		if (/command-menu\.(light|dark)/.test(request.url())) files.push(request.url());
	});
	return files;
};

for (const theme of ['light', 'dark'] as const) {
	for (const javaScriptEnabled of [true, false]) {
		const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
		test(`a reader in the ${theme} theme gets the ${theme} picture alone, ${how}`, async ({ browser }) => {
			const context = await browser.newContext({ colorScheme: theme, javaScriptEnabled });
			const page = await context.newPage();
			const files = requested(page);
			await page.goto(PAGE);
			const image = page.locator('.shot img:visible');
			await expect(image).toHaveCount(1);
			await image.scrollIntoViewIfNeeded();
			await expect.poll(() => files.length).toBe(1);
			expect(files[0]).toContain(`command-menu.${theme}`);
			expect(files[0]).toMatch(/\.avif$/);
			await context.close();
		});
	}
}

test('the theme switch changes the picture, and both have the same place', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(PAGE);
	const image = page.locator('.shot img:visible');
	const before = await image.boundingBox();
	await page.evaluate(() => {
		document.documentElement.dataset['scheme'] = 'dark';
	});
	await expect(image).toHaveAttribute('src', /\.dark\./);
	expect(await image.boundingBox()).toEqual(before);
});

test('a picture is sized and lazy, loads sharp on a sharp screen, and never wider than the text', async ({
	browser,
}) => {
	const context = await browser.newContext({ deviceScaleFactor: 2, colorScheme: 'light' });
	const page = await context.newPage();
	await page.goto('/reference/playground');
	for (const image of await page.locator('.shot img').all()) {
		await expect(image).toHaveAttribute('loading', 'lazy');
		await expect(image).toHaveAttribute('decoding', 'async');
		expect(Number(await image.getAttribute('width'))).toBeLessThanOrEqual(720);
		await expect(image).toHaveAttribute('alt', /^.{20,220}\.$/);
	}
	const first = page.locator('.shot img:visible').first();
	await first.scrollIntoViewIfNeeded();
	const loaded = () => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
	await expect.poll(loaded).toBe(Number(await first.getAttribute('width')));
	await context.close();
});

test('a picture is enlarged and closed by click', async ({ page }) => {
	await page.goto(PAGE);
	const image = page.locator('.shot img:visible');
	await image.scrollIntoViewIfNeeded();
	await expect(image).toHaveRole('button');
	const opened = await zoomed(image);
	await image.click();
	const copies = page.locator('.medium-zoom-image--opened');
	await expect(copies.last()).toBeVisible();
	await opened();
	await copies.last().click();
	await expect(copies).toHaveCount(0);
});

for (const key of ['Escape', 'Enter', 'Tab']) {
	test(`by keyboard, Enter enlarges a picture and ${key} closes it and keeps the place`, async ({ page }) => {
		await page.goto(PAGE);
		const image = page.locator('.shot img:visible');
		await expect(image).toHaveAccessibleName(/^Enlarge: .+\.$/);
		await image.focus();
		const opened = await zoomed(image);
		await page.keyboard.press('Enter');
		const copy = page.locator('.medium-zoom-image--opened').last();
		await expect(copy).toBeFocused();
		await expect(copy).toHaveAccessibleName(/^Close: /);
		await opened();
		await page.keyboard.press(key);
		await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
		await expect(image).toBeFocused();
	});
}

for (const look of sampledLooks('screenshots')) {
	test(`pictures are without barriers, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
		await setLook(page, look);
		await page.goto(PAGE);
		await expect(page.locator('.shot img:visible')).toHaveRole('button');
		expect(await barriers(page, '.shot')).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
	});
}

test('a click on a picture in the dark theme enlarges it and does not open search', async ({ browser }) => {
	const context = await browser.newContext({ colorScheme: 'dark' });
	const page = await context.newPage();
	await page.goto(PAGE);
	const image = page.locator('.shot img:visible');
	await expect(image).toHaveRole('button');
	await image.click();
	await expect(page.locator('.medium-zoom-image--opened').last()).toBeVisible();
	await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
	await context.close();
});
