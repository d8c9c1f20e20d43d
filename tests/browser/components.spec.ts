import { expect, type Page, test } from '@playwright/test';
import * as storageKeys from '../../src/config/storage-keys.ts';
import { later, zoomed } from './later.ts';

const PAGE = '/writing/components';

/** Both groups of tabs of the group `language`, as the labels that are chosen. */
const chosen = (page: Page) =>
	page
		.locator('.tabs[data-group="language"] > input:checked + label')
		.evaluateAll((labels) => labels.map((label) => label.textContent));

test.describe('tabs', () => {
	test('of one group change together, keep their place, and are restored before the page is shown', async ({
		page,
	}) => {
		await page.goto(PAGE);
		expect(await chosen(page)).toEqual(['Node.js', 'Node.js']);
		const label = page.locator('.tabs[data-group="language"] label', { hasText: 'Python' }).nth(1);
		await label.scrollIntoViewIfNeeded();
		const before = await label.evaluate((element) => element.getBoundingClientRect().top);
		await label.click();
		expect(await chosen(page)).toEqual(['Python', 'Python']);
		const after = await label.evaluate((element) => element.getBoundingClientRect().top);
		expect(Math.abs(after - before)).toBeLessThan(2);

		await page.addInitScript(() => {
			document.addEventListener('readystatechange', () => {
				if (document.readyState !== 'interactive') return;
				const inputs = document.querySelectorAll<HTMLInputElement>(
					'.tabs[data-group="language"] > input:checked',
				);
				(window as unknown as { early: string[] }).early = [...inputs].map(({ value }) => value);
			});
		});
		await page.reload();
		expect(await page.evaluate(() => (window as unknown as { early: string[] }).early)).toEqual([
			'python',
			'python',
		]);
	});

	test('follow the arrow keys', async ({ page }) => {
		await page.goto(PAGE);
		await page.locator('.tabs[data-group="language"] > input').first().focus();
		await page.keyboard.press('ArrowRight');
		expect(await chosen(page)).toEqual(['Python', 'Python']);
	});

	test('take the language from the address', async ({ page }) => {
		await page.goto(`${PAGE}?lang=python`);
		expect(await chosen(page)).toEqual(['Python', 'Python']);
		await page.goto('/');
		expect(await chosen(page)).toEqual(['Python']);
	});

	test('work without JavaScript', async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
		const page = await context.newPage();
		await page.goto(PAGE);
		await page.locator('.tabs[data-group="language"] label', { hasText: 'Python' }).first().click();
		await expect(page.getByRole('heading', { name: 'Inside the second tab' })).toBeVisible();
		await context.close();
	});

	for (const javaScriptEnabled of [true, false]) {
		test(`show text that an address names in a closed one, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
			browser,
			baseURL,
		}) => {
			const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
			const page = await context.newPage();
			await page.goto('/quickstart#:~:text=pip%20install%20UnleashClient');
			const found = page.locator('pre', { hasText: 'pip install UnleashClient' }).first();
			await expect(found).toBeVisible();
			await expect(found).toBeInViewport();
			if (javaScriptEnabled) {
				const tabs = page.locator('.tabs', { has: found }).last();
				await expect(tabs.locator('> input[value=python]')).toBeChecked();
				await expect(tabs.locator('> .panel').filter({ visible: true })).toHaveCount(1);
				expect(await page.evaluate(() => localStorage.getItem('tabs'))).toBeNull();
				await tabs.locator('> label').first().click();
				await expect(found).toBeHidden();
			}
			await context.close();
		});
	}

	test('that are closed take no room, no focus and no place in what is read out', async ({ page }) => {
		await page.goto(PAGE);
		const closed = page.locator('.tabs > input:not(:checked) + label + .panel');
		expect(await closed.count()).toBeGreaterThan(0);
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 800 });
			expect(
				await closed.evaluateAll((panels) =>
					panels.filter((panel) => panel.getBoundingClientRect().height > 0),
				),
			).toEqual([]);
		}
		expect(
			await closed.locator('a, button').evaluateAll((controls) =>
				controls.filter((control) => {
					(control as HTMLElement).focus();
					return document.activeElement === control;
				}),
			),
		).toEqual([]);
		await expect(page.getByRole('heading', { name: 'Inside the second tab' })).toHaveCount(0);
	});

	test('are all printed', async ({ page }) => {
		await page.goto(PAGE);
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('heading', { name: 'Inside the second tab' })).toBeVisible();
		await expect(page.locator('.top-bar')).toBeHidden();
	});
});

test.describe('a link', () => {
	test('into a closed tab opens it, also the second time', async ({ page }) => {
		await page.goto(PAGE);
		const target = page.getByRole('heading', { name: 'Inside the second tab' });
		const link = page.getByRole('link', { name: 'Inside the second tab', exact: true }).first();
		await page.goto(`${PAGE}#inside-the-second-tab`);
		await expect(target).toBeInViewport();
		await page.locator('.tabs[data-group="language"] label', { hasText: 'Node.js' }).first().click();
		await expect(target).toBeHidden();
		await link.click();
		await expect(target).toBeInViewport();
	});

	test('into closed details opens them', async ({ page }) => {
		await page.goto(`${PAGE}#inside-the-details`);
		await expect(page.getByRole('heading', { name: 'Inside the details' })).toBeInViewport();
	});
});

test('code is copied whole, a diff without its signs and removed lines, and it is said', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(PAGE);
	const figure = page.locator('figure.code.diff').first();
	await figure.locator('.code-copy').click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		"const unleash = await startUnleash(options);\nif (unleash.isEnabled('new-checkout')) {",
	);
	await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
});

test('boxes that scroll sideways can be reached by keyboard, others are no stop', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(PAGE);
	const pre = page.locator('figure.code pre', { hasText: 'a long line that scrolls' });
	await expect(pre).toHaveAttribute('tabindex', '0');
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(page.locator('.table').first()).not.toHaveAttribute('tabindex');
});

test('an image is sized, lazy, and enlarged by a click a second after the page has loaded', async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await page.clock.install();
	await page.goto('/api-overview');
	await later(page);
	expect(scripts.filter((url) => /zoom|pure/.test(url))).toEqual([]);

	await page.goto(PAGE);
	const image = page.locator('.prose img').first();
	await expect(image).toHaveAttribute('width', /\d+/);
	await expect(image).toHaveAttribute('loading', 'lazy');
	await image.scrollIntoViewIfNeeded();
	await expect(image).toHaveRole('button');
	expect(scripts.filter((url) => /zoom|pure/.test(url))).toEqual([]);
	await expect(image).toHaveCSS('cursor', 'zoom-in');
	const opened = await zoomed(image);
	await image.click();
	await expect(page.locator('.zoom-close')).toBeVisible();
	await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
	await opened();
	await page.keyboard.press('Escape');
	await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
});

test('a decision table scrolls by itself on a phone, keeps its first column, and is named by its caption', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(PAGE);
	const table = page.getByRole('group', { name: /^A gradual rollout of new-checkout/ });
	const row = table.getByRole('row', { name: /userId: eve/ });
	await expect(row.getByRole('cell')).toHaveText(['new-checkout:eve', /^\d+$/, '13', 'Yes', 'Yes']);
	const left = () => row.getByRole('rowheader').evaluate((cell) => cell.getBoundingClientRect().left);
	const before = await left();
	expect(await table.evaluate((box) => (box.scrollLeft = 100))).toBe(100);
	expect(await left()).toBe(before);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a diagram says in words what it shows', async ({ page }) => {
	await page.goto(PAGE);
	await expect(page.getByRole('img', { name: /A backend SDK fetches rules from the server/ })).toBeVisible();
});

test('a drawn screen has a form for its column, and says in words what it shows', async ({ page }) => {
	await page.goto(PAGE);
	const screen = page.locator('figure.screen');
	for (const [width, shown, hidden] of [
		[1280, '.wide', '.narrow'],
		[390, '.narrow', '.wide'],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect(screen.locator(shown)).toBeVisible();
		await expect(screen.locator(hidden)).toBeHidden();
	}
	const sizes = await screen.locator('svg.narrow').evaluate((svg) => {
		const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
		return [...svg.querySelectorAll('text')].map(
			(text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
		);
	});
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
	await expect(screen.getByRole('listitem').filter({ hasText: 'Field: Your token,' })).toContainText(
		'number 1 below',
	);
});

test('the definition of a term shows on focus', async ({ page }) => {
	await page.goto(PAGE);
	const term = page.locator('a.term').first();
	await expect(term.locator('.term-definition')).toBeHidden();
	await term.focus();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await expect(term.locator('.term-definition')).toBeVisible();
});

test.describe('lessons', () => {
	const tick = (page: Page) => page.getByRole('checkbox', { name: 'Done', exact: true });

	test('keep what readers tick, save it as a file and take it back from there', async ({ page }) => {
		await page.goto(PAGE);
		await tick(page).check();
		await page.reload();
		await expect(tick(page)).toBeChecked();
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Save as a file' }).click();
		const file = await (await download).path();

		await page.getByRole('button', { name: 'Clear' }).click();
		await expect(tick(page)).not.toBeChecked();
		await page.getByLabel('Load a file').setInputFiles(file);
		await expect(page.locator('.courses [role=status]')).toHaveText('The file was added to your progress.');
		await expect(tick(page)).toBeChecked();
	});

	test('share their ticks with the page of the course, also ticks from when it was one page', async ({
		page,
	}) => {
		const course = '/unleash-academy/foundational';
		await page.goto(course);
		await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
			storageKeys.courses,
			`{"${course}":["workshop"]}`,
		] as const);
		await page.goto(`${course}/set-up-your-workshop`);
		await expect(tick(page)).toBeChecked();
		await page.goto(`${course}/create-your-first-flag`);
		await tick(page).check();
		await page.goto(course);
		await expect(page.locator('input[data-lesson]:checked')).toHaveCount(2);
		await expect(page.locator('.courses .count')).toHaveText('2 of 8 lessons done');
	});

	test('say that a file holds no progress, and keep what there is', async ({ page }) => {
		await page.goto(PAGE);
		await tick(page).check();
		const file = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('["first-flag"]') };
		await page.getByLabel('Load a file').setInputFiles(file);
		await expect(page.locator('.courses [role=status]')).toContainText('notes.json holds no progress');
		await expect(tick(page)).toBeChecked();
	});

	test('offer no tick while what keeps it cannot be loaded', async ({ page }) => {
		await page.route(/\/follow-courses\./, (route) => route.abort());
		await page.goto(PAGE);
		await expect(page.locator('.courses')).toBeAttached();
		await expect(page.locator('.courses, .lesson label').filter({ visible: true })).toHaveCount(0);
	});

	test('ask without JavaScript, and offer no tick that nothing would keep', async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
		const page = await context.newPage();
		await page.goto(PAGE);
		await expect(page.locator('.courses, .lesson label').filter({ visible: true })).toHaveCount(0);
		await page.getByRole('radio', { name: 'Everyone' }).check();
		await expect(page.locator('.verdict:visible')).toHaveText('Not quite');
		await page.getByRole('radio', { name: 'Nobody' }).check();
		await expect(page.locator('.verdict:visible')).toHaveText('Right');
		await page.getByText('Show the answer').click();
		await expect(page.getByText('Answer: Nobody')).toBeVisible();
	});
});

test('an address of a section that moved leads to its new page, and leaves no entry behind', async ({
	page,
}) => {
	await page.goto('/quickstart');
	await page.goto('/reference/sdks/node#advanced-usage');
	await expect(page).toHaveURL(/\/reference\/sdks\/node\/options#advanced-usage$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/quickstart$/);
});
