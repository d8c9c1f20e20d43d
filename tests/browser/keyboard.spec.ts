import { expect, test } from '@playwright/test';
import { sample } from '../sample.ts';
import { open as openAssistant, panel } from './assistant-server.ts';
import { anyPage, kinds } from './pages.ts';
import { withSmallIndex } from './small-index.ts';
import { type Stop, walk } from './stops.ts';

const faulty = (stops: readonly Stop[]) =>
	stops.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name}: ${faults.join(', ')}`);

/** The way through every page begins and ends in the shell, so one run walks through the home page and another. */
const SAMPLE = 1;
const HOME = { what: 'the home page', path: '/', width: 1280 };
const OTHERS = [
	{ what: 'a guide', path: '/how-to-create-feature-flag', width: 1280 },
	{ what: 'a page with tabs', path: '/writing/components', width: 1280 },
	{ what: 'an operation', path: '/reference/api/unleash/create-segment', width: 1280 },
	{ what: 'the page of the search', path: '/search', width: 1280 },
	{ what: 'a guide on a phone', path: '/how-to-create-feature-flag', width: 390 },
	...Object.entries(kinds).map(([kind, path]) => ({ what: `a page of the kind ${kind}`, path, width: 1280 })),
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { what, path, width } of [HOME, ...sample(OTHERS, SAMPLE, 'keyboard')]) {
	test(`Tab goes through ${what} in the order of the page, with the focus in sight, and leaves it`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		const stops = await walk(page);
		expect(stops.length).toBeGreaterThan(15);
		expect(faulty(stops)).toEqual([]);
	});
}

test('Shift and Tab goes the same way back', async ({ page }) => {
	await page.goto('/how-to-create-feature-flag');
	const forth = await walk(page);
	await page.goto('/how-to-create-feature-flag');
	const back = await walk(page, { key: 'Shift+Tab' });
	expect(faulty(back)).toEqual([]);
	expect(back.map(({ name }) => name).reverse()).toEqual(forth.map(({ name }) => name));
});

test('the phone menu holds the focus in sight, and Escape gives it back from any of its entries', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(anyPage);
	await page.locator('.menu-button').focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#site-menu')).toBeVisible();
	await expect(page.locator('#site-menu [aria-current=page]')).toBeFocused();
	await page.getByRole('button', { name: 'Close menu' }).focus();
	const stops = await walk(page, { within: '#site-menu, .menu-toggle, .top-bar' });
	expect(stops.length).toBeGreaterThan(15);
	expect(faulty(stops)).toEqual([]);
	await page.locator('#site-menu a').nth(5).focus();
	await page.keyboard.press('Escape');
	await expect(page.locator('#site-menu')).toBeHidden();
	await expect(page.locator('.menu-button')).toBeFocused();
});

test('the search dialog holds the focus in sight, and Escape gives it back to what opened it', async ({
	page,
}) => {
	await withSmallIndex(page);
	await page.goto('/');
	const opener = page.locator('[data-open-search]');
	await opener.focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.DocSearch-Input')).toBeFocused();
	await page.keyboard.type('constraints');
	// The last entry comes with the last results. Until then, the dialog changes under the focus.
	await expect(page.locator('.all-results').last()).toBeVisible();
	const stops = await walk(page, { within: '.DocSearch-Container' });
	expect(stops.length).toBeGreaterThan(1);
	expect(faulty(stops)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
	await expect(opener).toBeFocused();
});

for (const width of [390, 1280]) {
	test(`the assistant has all controls in the way of Tab at ${width} px, and Escape leaves it from any`, async ({
		page,
	}) => {
		await withSmallIndex(page);
		await page.setViewportSize({ width, height: 800 });
		await openAssistant(page);
		await expect(panel(page).getByRole('textbox')).toBeFocused();
		const controls = panel(page).locator('a:visible, button:visible:not(:disabled), textarea:visible');
		const missed = new Set(await controls.evaluateAll((all) => all.map((_, index) => index)));
		for (let presses = 0; presses < 40 && missed.size > 0; presses++) {
			const at = await controls.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
			missed.delete(at);
			/* What follows the field comes first: beside the page, the focus leaves at the end of the panel. */
			await page.keyboard.press(presses === 0 ? 'Tab' : 'Shift+Tab');
		}
		expect([...missed]).toEqual([]);
		await controls.first().focus();
		await page.keyboard.press('Escape');
		await expect(panel(page)).toHaveCount(0);
		await expect(page.locator('.ask-button')).toBeFocused();
	});
}

test('a group of tabs is one stop, in which arrow keys choose', async ({ page }) => {
	await page.goto('/writing/components');
	const group = page.locator('.tabs[data-group="language"]').first();
	await group.locator('> input:checked').focus();
	await page.keyboard.press('Tab');
	await expect(group.locator('> input:focus')).toHaveCount(0);
	await page.keyboard.press('Shift+Tab');
	await expect(group.locator('> input:checked')).toBeFocused();
	const before = await group.locator('> input:checked').inputValue();
	await page.keyboard.press('ArrowRight');
	await expect(group.locator('> input:checked')).not.toHaveValue(before);
	await expect(group.locator('> input:checked')).toBeFocused();
});
