import { expect, type Page, test } from '@playwright/test';
import { held, later } from './later.ts';
import { anyPage } from './pages.ts';
import { withSmallIndex } from './small-index.ts';

/** What the first search of a visit does before its code is there. */

test.beforeEach(({ page }) => withSmallIndex(page));

const REACT = '**/_astro/client.*.js';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => page.locator('.DocSearch-Input');

/** Opens the dialog by a key and types while React is held back. */
async function typeEarly(page: Page, text: string): Promise<() => void> {
	const release = await held(page, REACT);
	await page.goto(anyPage);
	await page.keyboard.press('/');
	await page.keyboard.type(text);
	return release;
}

/** Notes the paths of all requests. */
function requests(page: Page): string[] {
	const paths: string[] = [];
	page.on('request', (request) => paths.push(new URL(request.url()).pathname));
	return paths;
}

/** What a first answer needs beside React. */
const FIRST = [
	/^\/_astro\/create-client\./,
	/^\/_astro\/load-dialog\./,
	/^\/_astro\/dialog\..*\.css$/,
	/^\/_astro\/search\.worker/,
	/^\/search\/texts\/en\.json$/,
	/^\/search\/index\.json$/,
];

test('the first sign of a reader asks for all of the dialog and for the index at once, beside React', async ({
	page,
}) => {
	await held(page, REACT);
	await page.goto(anyPage);
	const asked = requests(page);
	await page.locator('.search-button').hover();
	for (const file of FIRST)
		await expect.poll(() => asked.filter((path) => file.test(path)).length).toBeGreaterThan(0);
	expect(asked.filter((path) => path === '/search/index.json')).toHaveLength(1);
});

test('the search field of the home page is such a sign, too', async ({ page }) => {
	await held(page, REACT);
	await page.goto('/');
	const asked = requests(page);
	await page.locator('[data-open-search]').hover();
	for (const file of FIRST) await expect.poll(() => asked.some((path) => file.test(path))).toBe(true);
});

test('where a reader saves data, React comes first and alone', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
	});
	await page.clock.install();
	const release = await held(page, REACT);
	await page.goto(anyPage);
	const asked = requests(page);
	await page.locator('.search-button').click();
	await later(page);
	expect(asked.filter((path) => FIRST.some((file) => file.test(path)))).toEqual([]);
	release();
	await expect(dialog(page)).toBeVisible();
});

test('what is typed before the dialog is there stands in its field, and typing goes on behind it', async ({
	page,
}) => {
	const release = await typeEarly(page, 'managing constraintx');
	await page.keyboard.press('Backspace');
	expect(await page.evaluate(() => scrollY)).toBe(0);
	release();
	await expect(field(page)).toHaveValue('managing constraint');
	await page.keyboard.type('s');
	await expect(field(page)).toHaveValue('managing constraints');
	await expect(page.locator('.DocSearch-Hit').first()).toContainText('Managing constraints');
	await expect(page.locator('html')).not.toHaveAttribute('data-typed');
});

test('it takes the place of selected text', async ({ page }) => {
	const release = await held(page, REACT);
	await page.goto(anyPage);
	await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Element));
	await page.keyboard.press('/');
	await page.keyboard.type('segment');
	release();
	await expect(field(page)).toHaveValue('segment');
});

test('an Enter among it opens the first result', async ({ page }) => {
	const release = await typeEarly(page, 'managing constraints');
	await page.keyboard.press('Enter');
	release();
	await page.waitForURL('**/understanding-unleash/managing-constraints*');
});

test('Escape among it gives up', async ({ page }) => {
	const release = await typeEarly(page, 'segm');
	await page.keyboard.press('Escape');
	release();
	await expect(page.locator('html')).not.toHaveAttribute('data-typed');
	await expect(dialog(page)).toHaveCount(0);
	await page.keyboard.press('/');
	await expect(field(page)).toHaveValue('');
});

test('keys are kept no more once search has failed or was closed', async ({ page }) => {
	await page.route(REACT, (route) => route.abort());
	await page.goto(anyPage);
	await page.keyboard.press('/');
	await expect(page.locator('.load-failed')).toBeVisible();
	await expect(page.locator('html')).not.toHaveAttribute('data-typed');
	await page.unrouteAll();
	await withSmallIndex(page);
	await page.locator('.load-failed button').click();
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press('Control+k');
	await expect(dialog(page)).toHaveCount(0);
	await page.locator('h1').click();
	await page.keyboard.type('zz');
	await expect(page.locator('html')).not.toHaveAttribute('data-typed');
});

test('the dialog is not shown without its styles, and shows them when it is tried again', async ({
	page,
}) => {
	const styles = '**/_astro/dialog.*.css';
	await page.route(styles, (route) => route.abort());
	await page.goto(anyPage);
	await page.locator('.search-button').click();
	await expect(page.locator('.load-failed')).toBeVisible();
	await expect(dialog(page)).toHaveCount(0);
	await page.unroute(styles);
	await page.locator('.load-failed button').click();
	await expect(page.locator('.DocSearch-Modal')).toHaveCSS('display', 'flex');
	await expect(page.locator('link[href*="/_astro/dialog."]')).toHaveCount(1);
});
