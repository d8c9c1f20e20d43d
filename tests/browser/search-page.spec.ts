import { expect, test } from '@playwright/test';
import { barriers, sampledLooks, setLook } from './axe.ts';
import { anyPage } from './pages.ts';

const field = 'input[name=q]';
const hits = '.results-list li';

test.describe('the results page', () => {
	test('searches for the query of its address', async ({ page }) => {
		await page.goto('/search?q=constraints');
		await expect(page.locator(field)).toHaveValue('constraints');
		await expect(page.locator(hits).first()).toContainText('Managing constraints');
		await expect(page.locator('.results-count')).toHaveText(/^\d+ results for “?constraints”?$/);
		await expect(page.locator('#all-pages')).toBeHidden();
	});

	test('loads no React before a reader types', async ({ page }) => {
		const requests: string[] = [];
		page.on('request', (request) => requests.push(request.url()));
		await page.goto('/search', { waitUntil: 'networkidle' });
		expect(requests.filter((url) => /SearchResults|client\.|index\.json/.test(url))).toEqual([]);
		await page.locator(field).fill('stick');
		await page.keyboard.type('y');
		await expect(page).toHaveURL(/q=sticky/);
	});

	test('keeps query and loaded pages in the address', async ({ page }) => {
		await page.goto('/search?q=flag');
		await expect(page.locator(hits)).toHaveCount(20);
		await page.getByRole('button', { name: 'Load more results' }).click();
		await expect(page).toHaveURL(/q=flag&pages=2/);
		await expect(page.locator(hits)).not.toHaveCount(20);
		const count = await page.locator(hits).count();
		expect(count).toBeGreaterThan(20);
		await page.reload();
		await expect(page.locator(hits)).toHaveCount(count);
	});

	test('asks for new hits only when more are wanted', async ({ page }) => {
		await page.addInitScript(() => {
			const post = Worker.prototype.postMessage as (...message: unknown[]) => void;
			Worker.prototype.postMessage = function (...message: unknown[]) {
				const [{ requests = [] }] = message as [{ requests?: { page: number }[] }];
				sessionStorage.setItem('asked', JSON.stringify(requests.map(({ page }) => page)));
				post.apply(this, message);
			};
		});
		await page.goto('/search?q=flag');
		await expect(page.locator('.results-list[aria-busy=false] li')).toHaveCount(20);
		await page.getByRole('button', { name: 'Load more results' }).click();
		await expect(page.locator(hits)).not.toHaveCount(20);
		expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('[1]');
	});

	test('says after 300 ms that it searches', async ({ page }) => {
		await page.clock.install();
		await page.route('**/search/index.json', () => undefined);
		await page.goto('/search?q=flag');
		await page.clock.fastForward(300);
		await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toBeVisible();
	});

	test('results of another query do not stand for its answer', async ({ page }) => {
		await page.goto('/search?q=constraints');
		await expect(page.locator(hits).first()).toBeVisible();
		await page.evaluate(() => {
			Worker.prototype.postMessage = () => undefined;
		});
		await page.locator(field).fill('segments');
		await expect(page.locator('.results-count')).toHaveText('Searching');
		await expect(page.locator(hits)).toHaveCount(0);
	});

	test('goes back to the query before', async ({ page }) => {
		await page.goto('/search?q=constraints');
		await expect(page.locator(hits).first()).toBeVisible();
		await page.locator(field).fill('');
		await page.locator(field).fill('quickstart');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/q=quickstart/);
		await page.goto(anyPage);
		await page.goBack();
		await expect(page.locator(field)).toHaveValue('quickstart');
		await expect(page.locator(hits).first()).toContainText('Quickstart');
	});

	test('adds an entry to the history for each query that Enter asks, and none for what is typed', async ({
		page,
	}) => {
		await page.goto('/search?q=constraints');
		await expect(page.locator(hits).first()).toBeVisible();
		for (const query of ['segments', 'stickiness']) {
			await page.locator(field).fill(query.slice(0, 4));
			await page.locator(field).fill(query);
			await page.keyboard.press('Enter');
			await page.keyboard.press('Enter');
		}
		for (const query of ['segments', 'constraints']) {
			await page.goBack();
			await expect(page).toHaveURL(new RegExp(`q=${query}$`));
			await expect(page.locator(field)).toHaveValue(query);
			await expect(page.locator('.results-count')).toContainText(query);
		}
	});

	test('a proposed query adds an entry, and Back leads from the first query to the empty page', async ({
		page,
	}) => {
		await page.goto('/search');
		await page.locator(field).fill('xyzzy');
		await page.keyboard.press('Enter');
		await page.locator('.results button.DocSearch-Prefill').first().click();
		await expect(page.locator(hits).first()).toBeVisible();
		await page.goBack();
		await expect(page.locator(field)).toHaveValue('xyzzy');
		await page.goBack();
		await expect(page).toHaveURL(/\/search$/);
		await expect(page.locator(field)).toHaveValue('');
		await expect(page.locator('#all-pages')).toBeVisible();
	});

	test('a query that the browser submits while the code starts has one entry', async ({ page }) => {
		const { promise: submitted, resolve: submit } = Promise.withResolvers<void>();
		const { promise: started, resolve: start } = Promise.withResolvers<void>();
		await page.route(/\/_astro\/SearchResults\./, async (route) => {
			await submitted;
			await route.continue();
		});
		await page.route(/\/search\?q=xyzzy/, async (route) => {
			submit();
			await started;
			await route.continue();
		});
		// The code asks for these texts once it has started.
		page.on('request', (request) => request.url().includes('/search/texts/') && start());
		await page.goto('/search');
		await page.locator(field).fill('xyzzy');
		await page.locator(field).press('Enter', { noWaitAfter: true });
		await expect(page.locator('.results-count')).toContainText('xyzzy');
		await page.goBack();
		await expect(page).toHaveURL(/\/search$/);
	});

	test('says that nothing was found, and proposes queries', async ({ page }) => {
		await page.goto('/search?q=xyzzy');
		await expect(page.locator('.results-count')).toHaveText(/No results for “?xyzzy”?/);
		await page.locator('.results button.DocSearch-Prefill').first().click();
		await expect(page.locator(hits).first()).toBeVisible();
	});

	test('says that other words were looked up', async ({ page }) => {
		await page.goto('/search?q=stikinezz');
		await expect(page.locator('.results [role=status]')).toContainText(
			'No results for “stikinezz”. These are the results for “stickiness”.',
		);
		await expect(page.locator(hits).first()).toContainText('Stickiness');
	});

	test('says that it reads 300 characters of a text', async ({ page }) => {
		await page.goto(`/search?${new URLSearchParams({ q: 'stickiness '.repeat(30) })}`);
		await expect(page.locator('main')).toContainText('The first 300 characters are searched.');
		expect((await page.locator(field).inputValue()).length).toBe(300);
		await page.locator(field).fill('stickiness');
		await expect(page.locator('main')).not.toContainText('The first 300 characters');
	});

	test('shows method and path of an operation, and where each result stands', async ({ page }) => {
		await page.goto(`/search?${new URLSearchParams({ q: 'GET /api/admin/projects' })}`);
		const row = page.locator(hits).first();
		await expect(row.locator('.method')).toHaveText('GET');
		await expect(row.locator('.row-path')).toHaveText('/api/admin/projects');
		await expect(row.locator('.row-place')).toHaveText('API reference');
	});

	test('leads with first tasks and what is current, and keeps what is gone for the end', async ({ page }) => {
		await page.goto('/search');
		await expect(page.locator('#all-pages').getByRole('link').first()).toHaveText(
			'Check your first flag in code',
		);
		const sections = await page.locator('#all-pages h3').allInnerTexts();
		expect(sections.slice(0, 3)).toEqual(['Developers', 'Operators', 'Administrators']);
		expect(sections.at(-1)).toBe('Legacy API');
		await expect(
			page.locator('#all-pages').getByRole('link', { name: 'Features', exact: true }),
		).toBeVisible();
	});

	test('says that results could not be fetched, and tries again', async ({ page }) => {
		let broken = true;
		await page.route('**/search/index.json', (route) => (broken ? route.abort() : route.continue()));
		await page.goto('/search?q=flag');
		await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
		broken = false;
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.locator(hits).first()).toBeVisible();
	});

	test('needs one Retry after an outage', async ({ page }) => {
		let broken = true;
		await page.route('**/search/{texts/*,*.json}', (route) => (broken ? route.abort() : route.continue()));
		await page.goto('/search?q=flag');
		await expect(page.locator('.load-failed')).toContainText('Unable to fetch results');
		broken = false;
		await page.locator('.load-failed').getByRole('button', { name: 'Retry' }).click();
		await expect(page.locator(hits).first()).toBeVisible();
	});

	test('shows what crashed and tries again', async ({ page }) => {
		let broken = true;
		await page.route('**/search/texts/*', (route) =>
			broken ? route.fulfill({ json: {} }) : route.continue(),
		);
		await page.goto('/search?q=flag');
		await expect(page.locator('main .crashed')).toContainText('This page crashed.');
		broken = false;
		await page.locator('main .crashed').getByRole('button', { name: 'Try again' }).click();
		await expect(page.locator(hits).first()).toBeVisible();
	});

	for (const look of sampledLooks('search-page')) {
		test(`has nothing that axe finds, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
			await setLook(page, look);
			await page.goto('/search');
			for (const query of ['constraints', 'xyzzy']) {
				await page.locator(field).fill(query);
				await expect(page.locator('.results-count')).toContainText(query);
				expect(await barriers(page, 'main')).toEqual([]);
			}
		});
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the results page says so and lists all pages', async ({ page }) => {
		await page.goto('/search?q=constraints');
		await expect(page.locator('main')).toContainText('Searching needs JavaScript');
		await expect(page.locator('.without-script').getByRole('link', { name: 'API reference' })).toBeVisible();
		await page.locator('#all-pages').getByRole('link', { name: 'Managing constraints' }).click();
		await expect(page).toHaveURL(/managing-constraints$/);
	});

	test('the search button is a link to it', async ({ page }) => {
		await page.goto(anyPage);
		await page.locator('.search-button').click();
		await expect(page).toHaveURL(/\/search$/);
	});
});
