import { expect, type Page, test } from '@playwright/test';
import { barriers, sampledLooks, setLook } from './axe.ts';

const OPERATION = '/reference/api/unleash/get-feature';
const OTHER = '/reference/api/unleash/create-feature';
const SDK_OPERATION = '/reference/api/unleash/get-all-client-features';
const GUIDE = '/troubleshooting';
const ADDRESS = 'https://eu.example.com/acme';
const TOKEN = 'user:of-the-reader';

const panel = (page: Page) => page.locator('.your-server');
const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true });
const sample = (page: Page) => page.locator('.samples pre:visible code');
const forget = (page: Page) => panel(page).getByRole('button', { name: 'Forget all' });

async function open(page: Page, path = OPERATION) {
	await page.goto(path);
	await panel(page).locator('summary').click();
	await expect(panel(page)).toHaveAttribute('data-ready');
}

async function give(page: Page, values: Record<string, string>) {
	for (const [name, value] of Object.entries(values)) {
		await field(page, name).fill(value);
		await field(page, name).blur();
	}
}

const ALL = { Address: ADDRESS, Token: TOKEN, Project: 'web', Environment: 'staging' };

test('values that a reader gives fill the samples in all languages, on other pages and after a reload', async ({
	page,
}) => {
	await open(page);
	await give(page, { ...ALL, featureName: 'my flag' });
	for (const label of ['curl', 'JavaScript', 'Python', 'Go', 'Java', 'C#', 'Ruby', 'PHP', 'Rust']) {
		await page.locator('.samples label').getByText(label, { exact: true }).click();
		await expect(sample(page)).toContainText(`${ADDRESS}/api/admin/projects/web/features/my%20flag`);
		await expect(sample(page)).toContainText(TOKEN);
	}
	await page.reload();
	await expect(sample(page)).toContainText(`${ADDRESS}/api/admin/projects/web/features/my%20flag`);
	await page.goto(`${OTHER}?lang=curl`);
	await expect(sample(page)).toContainText(`"${ADDRESS}/api/admin/projects/web/features"`);
	await expect(sample(page)).toContainText(`"Authorization: ${TOKEN}"`);
	await expect(panel(page).locator('summary')).toContainText('eu.example.com/acme');
});

test('guides are filled too, and can forget it all', async ({ page }) => {
	await page.goto(GUIDE);
	const command = page.locator('pre[data-lang=sh]', { hasText: 'http://localhost:4242' }).first();
	const written = await command.textContent();
	const place = page
		.locator('main pre[data-lang=sh]')
		.nth(
			await page
				.locator('main pre[data-lang=sh]')
				.evaluateAll((all, text) => all.findIndex((one) => one.textContent === text), written),
		);
	await open(page);
	await give(page, ALL);
	await page.goto(GUIDE);
	await expect(place).toContainText(ADDRESS);
	await expect(place).not.toContainText('localhost');
	const note = page.locator('.filled-note');
	await expect(note).toContainText('Filled with the values of your server.');
	await note.getByRole('button').click();
	await expect(place).toHaveText(written ?? '');
	await expect(note).toBeHidden();
	await page.goto(OPERATION);
	await expect(sample(page)).toContainText('$UNLEASH_URL');
});

test('a token stays in its tab unless the reader wants it kept, and other tabs follow', async ({
	page,
	context,
}) => {
	await open(page);
	await give(page, ALL);
	const other = await context.newPage();
	await other.goto(OPERATION);
	await expect(sample(other)).toContainText(ADDRESS);
	await expect(sample(other)).toContainText('$UNLEASH_TOKEN');
	await panel(page).getByRole('checkbox').check();
	await expect(sample(other)).toContainText(TOKEN);
	await forget(page).click();
	await expect(sample(page)).toContainText('$UNLEASH_URL');
	await expect(sample(other)).toContainText('$UNLEASH_URL');
	expect(
		await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
	).not.toContain('of-the-reader');
});

test('the copy button copies what is shown', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page);
	await give(page, { Address: ADDRESS, Token: "user:it's$(id)" });
	await page.locator('.samples .code-copy:visible').click();
	await expect
		.poll(() => page.evaluate(() => navigator.clipboard.readText()))
		.toContain(String.raw`--header "Authorization: user:it's\$(id)"`);
});

test('what is wrong with a value stands beside its field, and it is not used', async ({ page }) => {
	await open(page);
	const wrong = async (name: string, value: string, text: string) => {
		await give(page, { [name]: value });
		await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
		await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text));
		await expect(page.locator('.filled')).toHaveCount(0);
		await give(page, { [name]: '' });
		await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
	};
	await wrong('Address', 'eu.example.com', 'Start with https://');
	await wrong('Address', 'https://eu.example.com/?a', 'no address of a server');
	await wrong('Token', 'user:a b', 'space');
	await wrong('Token', 'default:development.abc', 'personal access token');
	await wrong('Project', 'my project', 'space');
	await open(page, SDK_OPERATION);
	await wrong('Token', TOKEN, 'token of one environment');
});

test('values stay text, whatever they hold', async ({ page }) => {
	await open(page);
	await give(page, { featureName: '"><img src=x onerror=alert(1)>', Token: 'user:<b>x</b>' });
	await expect(sample(page)).toContainText('user:<b>x</b>');
	await expect(page.locator('.samples :is(img, b)')).toHaveCount(0);
});

test('nothing that a reader gives is sent, and nothing loads before the panel is opened', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
	await page.goto(OPERATION);
	await page.waitForLoadState('networkidle');
	expect(asked.filter((url) => /your-server|\/start\./.test(url))).toEqual([]);
	await open(page);
	await give(page, ALL);
	await page.goto(OTHER);
	await expect(sample(page)).toContainText(ADDRESS);
	expect(asked.filter((one) => one.includes('example.com') || one.includes('of-the-reader'))).toEqual([]);
	await expect(panel(page).getByRole('button', { name: 'Send' })).toHaveCount(0);
	expect(asked.filter((url) => /\/send\./.test(url))).toEqual([]);
});

test('the panel is used with the keyboard alone', async ({ page }) => {
	await page.goto(OPERATION);
	await panel(page).locator('summary').focus();
	await page.keyboard.press('Enter');
	await expect(panel(page)).toHaveAttribute('data-ready');
	for (const text of [ADDRESS, TOKEN]) {
		await page.keyboard.press('Tab');
		await page.keyboard.type(text);
	}
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(panel(page).getByRole('checkbox')).toBeChecked();
	await page.keyboard.press('Tab');
	await page.keyboard.type('web');
	await expect(sample(page)).toContainText(`${ADDRESS}/api/admin/projects/web/`);
	await forget(page).focus();
	await page.keyboard.press('Enter');
	await expect(field(page, 'Address')).toBeFocused();
	await expect(field(page, 'Address')).toHaveValue('');
});

test('the open panel has no barriers, also with mistakes', async ({ page }) => {
	await open(page);
	await give(page, { Address: 'eu.example.com', Token: TOKEN });
	for (const look of sampledLooks('your-server')) {
		await setLook(page, look);
		expect(await barriers(page, 'main')).toEqual([]);
	}
});

test('request and response stand beside the fields and stay in view', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(OTHER);
	await page.locator('#responses').scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo(0, 1200));
	await expect(page.locator('.samples h2')).toBeInViewport({ ratio: 1 });
	await expect(page.locator('.response pre:visible')).toBeInViewport({ ratio: 1 });
	const [request, response] = await Promise.all(
		['.samples', '.response'].map((selector) => page.locator(selector).boundingBox()),
	);
	expect((request?.y ?? 0) + (request?.height ?? 0)).toBeLessThanOrEqual(response?.y ?? 0);
	await page.setViewportSize({ width: 390, height: 800 });
	const places = await Promise.all(
		['.operation-lead', '.bench', '.operation-parts'].map((selector) => page.locator(selector).boundingBox()),
	);
	expect(places.map((box) => box?.y ?? 0)).toEqual(
		places.map((box) => box?.y ?? 0).toSorted((a, b) => a - b),
	);
});

test('a status is chosen for example and fields together, and on this page only', async ({ page }) => {
	await page.goto(OTHER);
	await page.locator('.response label', { hasText: '409' }).click();
	await expect(page.locator('.response pre:visible')).toContainText('NameExistsError');
	await expect(page.locator('#response-409')).toBeVisible();
	await page.goto(OPERATION);
	await expect(page.locator('#response-200')).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('samples say what to set, and there is no panel that does nothing', async ({ page }) => {
		await page.goto(OPERATION);
		await expect(panel(page)).toBeHidden();
		await expect(page.locator('.variables')).toContainText('UNLEASH_URL is the address of your server');
		await expect(sample(page)).toContainText('$UNLEASH_URL');
	});
});
