import { expect, test } from '@playwright/test';

const OPERATION = '/reference/api/unleash/create-segment';

test('a link to a nested field opens what holds it', async ({ page }) => {
	await page.goto(OPERATION);
	const nested = page.locator('details [id^="body."]').first();
	const id = await nested.getAttribute('id');
	await expect(nested).toBeHidden();
	await page.goto(`${OPERATION}#${id}`);
	await page.reload();
	await expect(page.locator(`[id="${id}"]`)).toBeVisible();
});

test('the SDK that a reader chose decides the language of API samples, and the other way round', async ({
	page,
}) => {
	await page.goto('/quickstart?lang=dotnet');
	await page.goto(OPERATION);
	await expect(page.locator('pre[data-lang=csharp]:visible').first()).toContainText('HttpClient');
	await page.goto('/reference/sdks?lang=react');
	await page.goto(OPERATION);
	await expect(page.locator('pre[data-lang=js]:visible').first()).toContainText('fetch');
	await page.goto(`${OPERATION}?lang=javascript`);
	await page.goto('/');
	await expect(page.locator('.tabs[data-group="language"] > input:checked + label')).toHaveText('Node.js');
	await page.goto(`${OPERATION}?lang=java`);
	await page.goto('/');
	await expect(page.locator('.tabs[data-group="language"] > input:checked + label')).toHaveText('Java');
});

test('the language of an address is shown, and kept for other pages', async ({ page }) => {
	await page.goto(`${OPERATION}?lang=rust`);
	await expect(page.locator('pre[data-lang=rust]:visible').first()).toContainText('reqwest');
	await page.goto('/reference/api/unleash/get-segments');
	await expect(page.locator('pre[data-lang=rust]:visible').first()).toContainText('reqwest');
});

test('the path can be copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(OPERATION);
	await page.locator('main .code-copy:visible').first().click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/api/admin/segments');
});

test('an operation that is gone says so, what replaces it, and stays out of search engines', async ({
	page,
}) => {
	await page.goto('/reference/api/unleash/get-feature-variants');
	await expect(page.locator('main')).toContainText(/7\.0/);
	await expect(page.locator('main').getByRole('link', { name: /variants in an environment/ })).toBeVisible();
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

for (const width of [760, 1280]) {
	test(`a page that is printed ${width} px wide has the chosen language, and all lines of it`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 600 });
		await page.goto(`${OPERATION}?lang=java`);
		await page.emulateMedia({ media: 'print' });
		const shown = page.locator('.samples pre:visible');
		await expect(shown).toHaveCount(1);
		const { whole, seen } = await page.evaluate(() => {
			const blocks = [...document.querySelectorAll('.bench pre')].filter((block) => block.checkVisibility());
			return {
				whole: blocks.map(({ scrollHeight }) => scrollHeight),
				seen: blocks.map(({ clientHeight }) => clientHeight),
			};
		});
		expect(seen).toEqual(whole);
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every sample and every field can be reached', async ({ page }) => {
		await page.goto(OPERATION);
		for (const label of ['curl', 'JavaScript', 'Python', 'Go', 'Java', 'C#', 'Ruby', 'PHP', 'Rust']) {
			await page
				.locator('main label', { hasText: new RegExp(`^${label.replace('#', '\\#')}$`) })
				.first()
				.click();
			await expect(page.locator('main pre:visible').first()).toContainText('/api/admin/segments');
		}
		await page.locator('main details summary', { hasText: 'fields' }).first().click();
		await expect(page.locator('details [id^="body.constraints"]').first()).toBeVisible();
	});
});
