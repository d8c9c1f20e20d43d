import { expect, type Page, test } from '@playwright/test';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { apiPath } from '../../src/lib/urls/urls.ts';
import { barriers, sampledLooks, setLook } from './axe.ts';

const OPERATION = '/reference/api/unleash/create-feature';
/** Its place in the menu is far down. */
const DEEP = '/reference/api/unleash/get-users';
const PHONE = { width: 390, height: 800 };

/** How far from the middle an entry may be, in pixels: a line or two. */
const MIDDLE = 40;

const menu = (page: Page) => page.locator('#site-menu');
/** The part of the menu that scrolls. */
const scroller = (page: Page) => page.locator('[data-section]');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter operations' });
const hits = (page: Page) => page.locator('.menu-hits a');
const entries = (page: Page) => page.locator('.menu-level-0');
const current = (page: Page) => menu(page).locator('[aria-current=page]');

/** How far the middle of the current entry is from the middle of what the menu shows, and whether it is all seen. */
const place = (page: Page) =>
	scroller(page).evaluate((nav) => {
		const entry = nav.querySelector('[aria-current=page]')?.getBoundingClientRect();
		const { top: start, bottom } = nav.getBoundingClientRect();
		const end = Math.min(bottom, innerHeight);
		if (!entry) return { isSeen: false, off: Number.POSITIVE_INFINITY, window: scrollY };
		return {
			isSeen: entry.top >= start && entry.bottom <= end,
			off: Math.abs((entry.top + entry.bottom - start - end) / 2),
			window: scrollY,
		};
	});

test.describe('the menu of the API', () => {
	test('shows the API alone, with a way back, and the open tag by things in the order of life', async ({
		page,
	}) => {
		await page.goto(OPERATION);
		await expect(menu(page).getByRole('link', { name: 'All documentation' })).toHaveAttribute('href', '/');
		await expect(menu(page).getByRole('link', { name: 'Core concepts' })).toHaveCount(0);
		await expect(menu(page).locator('.menu-heading').first()).toHaveText('Flags');
		await expect(current(page)).toHaveAccessibleName('Create a feature flag POST');
		await expect(menu(page).getByRole('link', { name: 'Segments', exact: true })).toBeVisible();
		await expect(menu(page).getByRole('link', { name: 'Create a segment POST' })).toHaveCount(0);
	});

	test('has its badges in one column at the edge, and no label is cut', async ({ page }) => {
		for (const width of [997, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			for (const path of [OPERATION, '/reference/api/legacy/unleash/admin/features-v2']) {
				await page.goto(path);
				const cut = await menu(page)
					.locator('a, span')
					.evaluateAll((all) =>
						all
							.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
							.map((one) => one.textContent),
					);
				expect(cut).toEqual([]);
				const edges = await menu(page)
					.locator('.method')
					.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
				expect(new Set(edges).size).toBeLessThanOrEqual(1);
			}
		}
	});

	test('an operation that is gone keeps its place there, and on no other page', async ({ page }) => {
		await page.goto('/reference/api/unleash/get-feature-variants');
		await expect(current(page)).toHaveAccessibleName('List a flag’s variants GET');
		await expect.poll(async () => (await place(page)).isSeen).toBe(true);
		await expect(page.locator('.breadcrumbs')).toContainText('Features');
		await expect(
			page.locator('main').getByRole('link', { name: 'List a flag’s variants in an environment' }),
		).toHaveCount(1);
		await page.goto(OPERATION);
		await expect(menu(page).locator('a[href$="/get-feature-variants"]')).toHaveCount(0);
	});
});

test('the entry of the page is seen on every load, without moving the window', async ({ page }) => {
	test.setTimeout(240_000);
	await page.setViewportSize({ width: 1280, height: 800 });
	const { operations } = loadReference();
	const shown = operations.filter(({ removed }) => !removed);
	const deep = shown.filter((_, index) => index % Math.floor(shown.length / 18) === 0).slice(0, 18);
	const paths = [
		...deep.map(({ slug }) => apiPath(slug)),
		'/reference/api/legacy/unleash/client/register',
		'/contributing/ADRs/overarching/separation-request-response-schemas',
	];
	expect(paths).toHaveLength(20);
	for (const path of paths) {
		await page.goto(path);
		await expect.poll(() => place(page), path).toMatchObject({ isSeen: true, window: 0 });
	}
});

test('the entry comes into the middle; a position that a reader chose stays while it is seen', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(DEEP);
	await expect.poll(async () => (await place(page)).off).toBeLessThan(MIDDLE);
	const moved = await scroller(page).evaluate((nav) => {
		nav.scrollTop += 120;
		return nav.scrollTop;
	});
	await page.reload();
	await expect.poll(() => scroller(page).evaluate((nav) => nav.scrollTop)).toBe(moved);
	await scroller(page).evaluate((nav) => nav.scrollTo(0, 0));
	await page.reload();
	await expect.poll(async () => (await place(page)).off).toBeLessThan(MIDDLE);
});

test.describe('the filter', () => {
	test('takes nothing over the network before a reader reaches for it', async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(OPERATION);
		await page.waitForLoadState('networkidle');
		const own = () => [...new Set(asked.filter((path) => /operations\.json|\/follow\./.test(path)))];
		expect(own()).toEqual([]);
		await field(page).focus();
		await expect.poll(own).toHaveLength(2);
	});

	test('shows what fits in place of the entries, says how many, and Escape brings them back', async ({
		page,
	}) => {
		await page.goto(DEEP);
		await expect.poll(async () => (await place(page)).off).toBeLessThan(MIDDLE);
		const before = await scroller(page).evaluate((nav) => nav.scrollTop);
		await field(page).fill('/api/admin/projects/default/features');
		await expect(hits(page).first()).toContainText('Create a feature flag');
		await expect(hits(page).first()).toContainText('/api/admin/projects/{projectId}/features');
		await expect(entries(page)).toBeHidden();
		const count = await hits(page).count();
		await expect(menu(page).getByRole('status')).toHaveText(`${count} operations`);
		await field(page).press('Escape');
		await expect(field(page)).toHaveValue('');
		await expect(field(page)).toBeFocused();
		await expect(hits(page)).toHaveCount(0);
		await expect(entries(page)).toBeVisible();
		await expect(menu(page).getByRole('status')).toBeEmpty();
		await expect.poll(() => scroller(page).evaluate((nav) => nav.scrollTop)).toBe(before);
	});

	test('goes through what it found with arrow keys, and Enter opens the first', async ({ page }) => {
		await page.goto(OPERATION);
		await field(page).fill('impressionData');
		await expect(hits(page).first()).toContainText('impressionData');
		await field(page).press('ArrowDown');
		await expect(hits(page).first()).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await expect(hits(page).nth(1)).toBeFocused();
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowUp');
		await expect(field(page)).toBeFocused();
		await field(page).fill('createSegment');
		await expect(menu(page).getByRole('status')).toHaveText('1 operation');
		await field(page).press('Enter');
		await expect(page).toHaveURL('/reference/api/unleash/create-segment');
		await expect(current(page)).toHaveAccessibleName('Create a segment POST');
	});

	test('says when nothing fits, and offers the search of all pages with the same words', async ({ page }) => {
		await page.goto(OPERATION);
		await field(page).fill('quux flags');
		await expect(menu(page).getByRole('status')).toHaveText('No operation matches.');
		const search = menu(page).getByRole('link', { name: 'Search all pages for “quux flags”' });
		await expect(search).toHaveAttribute('href', '/search?q=quux+flags');
	});

	test('heeds what was typed before its script was there', async ({ page }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route('**/reference/api/operations.json', async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(OPERATION);
		await field(page).fill('createSegment');
		await expect(hits(page)).toHaveCount(0);
		release();
		await expect(hits(page)).toHaveCount(1);
	});

	test('stands in the menu of a phone, too, which opens at the page', async ({ page }) => {
		await page.setViewportSize(PHONE);
		await page.goto(DEEP);
		await page.getByRole('button', { name: 'Open menu' }).click();
		await expect.poll(async () => (await place(page)).off).toBeLessThan(MIDDLE);
		expect((await place(page)).window).toBe(0);
		await field(page).fill('POST projects features');
		await expect(hits(page).first()).toContainText('Create a feature flag');
		await field(page).press('Escape');
		await expect(field(page)).toHaveValue('');
		await expect(menu(page)).toBeVisible();
		await field(page).fill('createSegment');
		await expect(hits(page)).toHaveCount(1);
		await hits(page).first().click();
		await expect(page).toHaveURL('/reference/api/unleash/create-segment');
		await expect(menu(page)).toBeHidden();
	});

	for (const look of sampledLooks('api-sidebar')) {
		test(`has no barriers with and without hits in ${look.colorScheme} at ${look.width} px`, async ({
			page,
		}) => {
			await setLook(page, look);
			await page.goto(OPERATION);
			if (look.width < 997) await page.getByRole('button', { name: 'Open menu' }).click();
			await field(page).fill('impressionData');
			await expect(hits(page).first()).toBeVisible();
			expect(await barriers(page)).toEqual([]);
			await field(page).fill('quux');
			await expect(menu(page).getByRole('status')).toHaveText('No operation matches.');
			expect(await barriers(page)).toEqual([]);
		});
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('there is no filter, and every tag and operation is a link away', async ({ page }) => {
		await page.goto(OPERATION);
		await expect(page.locator('.api-filter')).toBeHidden();
		await menu(page).getByRole('link', { name: 'Segments', exact: true }).click();
		await menu(page).getByRole('link', { name: 'Create a segment POST' }).click();
		await expect(page).toHaveURL('/reference/api/unleash/create-segment');
	});
});

test.describe('the page of a tag', () => {
	for (const width of [390, 1280]) {
		test(`lists its operations by the same things, methods and paths in columns, at ${width} px`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto('/reference/api/unleash/features');
			const headings = await page.locator('main h3').allTextContents();
			expect(await menu(page).locator('.menu-heading').allTextContents()).toEqual(headings);
			const rows = page.locator('.operations > li');
			const lines = await rows.evaluateAll((all) =>
				all.map((row) =>
					['.method', 'a', 'code'].map((part) =>
						Math.round(row.querySelector(part)?.getBoundingClientRect().left ?? -1),
					),
				),
			);
			expect(new Set(lines.map(String)).size).toBe(1);
			const [method = 0, link = 0, path = 0] = lines[0] ?? [];
			expect(method).toBeLessThan(link);
			expect(path).toBe(link);
			const wide = await rows.evaluateAll(
				(all) => all.filter((row) => row.scrollWidth > row.clientWidth + 1).length,
			);
			expect(wide).toBe(0);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		});
	}
});
