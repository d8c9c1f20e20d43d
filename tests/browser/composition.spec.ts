import { expect, type Locator, type Page, test } from '@playwright/test';
import { sample } from '../sample.ts';

/** A table that scrolls by less than that hides more behind its faded edge than it would cost to fit. */
const LEAST_SCROLL = 12;

const open = async (page: Page, address: string, width: number) => {
	await page.setViewportSize({ width, height: 900 });
	await page.goto(address, { waitUntil: 'load' });
};

const edges = (element: Locator) =>
	element.evaluate((one) => {
		const { left, top, right, bottom } = one.getBoundingClientRect();
		return { left, top, right, bottom };
	});

for (const address of [
	'/quickstart',
	'/reference/sdks',
	'/reference/sdks/node',
	'/reference/activation-strategies',
]) {
	for (const width of [768, 1280, 1440]) {
		test(`no table of ${address} scrolls by a hair at ${width} px`, async ({ page }) => {
			await open(page, address, width);
			const scrolls = await page
				.locator('main .table:visible')
				.evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
			expect(scrolls.length).toBeGreaterThan(0);
			expect(scrolls.filter((by) => by > 0 && by < LEAST_SCROLL)).toEqual([]);
		});
	}
}

test.describe('the home page', () => {
	test('has the names of all languages in one row on a wide screen', async ({ page }) => {
		await open(page, '/', 1280);
		const tops = await page
			.locator('.tabs > label')
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
	});

	for (const width of [390, 768, 1280]) {
		test(`keeps its edges at ${width} px: search, flag, and the ends of the ways`, async ({ page }) => {
			await open(page, '/', width);
			const [opening, search, flag, stop] = await Promise.all([
				edges(page.locator('.opening')),
				edges(page.locator('.opening .search-field')),
				edges(page.locator('.flag-toggle')),
				edges(page.locator('.flag-toggle > ol > li').last()),
			]);
			expect(search.left).toBeCloseTo(opening.left, 0);
			expect(flag.right).toBeCloseTo(opening.right, 0);
			if (width < 997) expect(search.right).toBeCloseTo(opening.right, 0);
			const padding = await page
				.locator('.flag-toggle')
				.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingInlineEnd) + one.clientLeft);
			expect(stop.right).toBeCloseTo(flag.right - padding, 0);
			expect(stop.bottom - stop.top, 'its name stands on one line').toBeLessThan(40);
		});
	}

	test('says of every sample what its code says', async ({ page }) => {
		await open(page, '/', 1280);
		const samples = await page.locator('.tabs > .panel').evaluateAll((panels) =>
			panels.map((panel) => ({
				code: [...panel.querySelectorAll('pre')].map(({ textContent }) => textContent).join('\n'),
				results: [...panel.querySelectorAll('.flag-output samp')].map(({ textContent }) => textContent ?? ''),
			})),
		);
		expect(samples.length).toBeGreaterThan(10);
		for (const { code, results } of samples) {
			expect(results).toHaveLength(2);
			for (const result of results) expect(code.toLowerCase()).toContain(result);
		}
	});

	test('has a drawing on each entry', async ({ page }) => {
		await open(page, '/', 1280);
		const cards = page.locator('.card');
		await expect(cards).toHaveCount(6);
		await expect(page.locator('.card svg:visible')).toHaveCount(6);
	});
});

for (const width of [390, 768, 1280]) {
	test(`groups of the footer fill their columns, and none begins a row of its own, at ${width} px`, async ({
		page,
	}) => {
		await open(page, '/', width);
		const lefts = await page
			.locator('.site-footer-groups section')
			.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
		expect(new Set(lefts).size).toBeGreaterThan(1);
		expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
	});
}

test('the next step keeps its distance from the code of the one before', async ({ page }) => {
	await open(page, '/quickstart', 1280);
	const gaps = await page.locator('main ol > li:has(> figure:last-child) + li:visible').evaluateAll((all) =>
		all.map((item) => {
			const before = item.previousElementSibling?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
			return item.getBoundingClientRect().top - before;
		}),
	);
	expect(gaps.length).toBeGreaterThan(3);
	for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(20);
});

test.describe('an operation on a phone', () => {
	test('has its parts in one row, which fades where it goes on', async ({ page }) => {
		await open(page, '/reference/api/unleash/create-feature', 390);
		const row = page.locator('.contents-row > ol');
		const tops = await row
			.locator('a')
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(tops.length).toBeGreaterThan(3);
		expect(new Set(tops).size).toBe(1);
		expect(await row.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
		await expect(row).not.toHaveCSS('mask-image', 'none');
	});

	test('has the kind of its body below the heading, at the same edge', async ({ page }) => {
		await open(page, '/reference/api/unleash/create-feature', 390);
		const heading = page.locator('h2:has(small)');
		const [outer, small] = [await edges(heading), await edges(heading.locator('small'))];
		expect(small.left).toBeCloseTo(outer.left, 0);
	});
});

test('a path in a title breaks between its parts only', async ({ page }) => {
	await open(page, '/reference/api/legacy/unleash/admin/features-v2', 390);
	const lines = await page.locator('h1').evaluate((heading) => {
		const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const found: { top: number; text: string }[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			for (let index = 0; index < (node.nodeValue ?? '').length; index++) {
				range.setStart(node, index);
				range.setEnd(node, index + 1);
				const { top, width } = range.getBoundingClientRect();
				if (width === 0) continue;
				if (found.at(-1)?.top !== top) found.push({ top, text: '' });
				(found.at(-1) as { text: string }).text += node.nodeValue?.[index] ?? '';
			}
		}
		return found.map(({ text }) => text.trim());
	});
	expect(lines.length).toBeGreaterThan(1);
	for (const line of lines.slice(1)) expect(line).toMatch(/^[/:]/);
});

test('each field of a context is a line of its own, and no address or moment is broken', async ({ page }) => {
	await open(page, '/reference/activation-strategies', 1280);
	const codes = await page
		.locator('.decisions.flags td code')
		.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
	expect(codes.filter((code) => code.includes(': ')).length).toBeGreaterThan(5);
	for (const code of codes) expect(code).not.toContain(',');
	const moments = page.locator('.decisions .whole');
	expect(await moments.count()).toBeGreaterThan(2);
	for (const moment of await moments.all()) {
		expect(await moment.evaluate((one) => one.getClientRects().length)).toBe(1);
	}
});

test('the page of an SDK names package, version and what it runs on before its text', async ({ page }) => {
	await open(page, '/reference/sdks/node', 390);
	await expect(page.locator('.sdk-line')).toContainText(/unleash-client \d+\.\d+.*Runs on Node\.js \d+/);
	await expect(page.locator('.sdk-line').getByRole('link', { name: 'Source code' })).toHaveAttribute(
		'href',
		'https://github.com/Unleash/unleash-node-sdk',
	);
});

for (const colorScheme of sample(['light', 'dark'] as const, 1, 'pointer')) {
	test(`what can be clicked answers the pointer, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const link = (address: string, selector: string) => ({ address, selector });
		const controls = [
			link('/', '.announcement a'),
			link('/', '.announcement button'),
			link('/', '.flag-toggle label'),
			link('/', '.search-field'),
			link('/', '.card'),
			link('/quickstart', 'main p a:not(.term)'),
			link('/quickstart', '.tabs > label:nth-of-type(2)'),
			link('/reference/sdks', '.sdk-index a'),
			link('/reference/api/unleash/create-feature', '.api-filter input'),
			link('/reference/api/unleash/create-feature', '.your-server summary'),
			link('/reference/api/unleash/create-feature', '.code-copy'),
		];
		for (const { address, selector } of controls) {
			await open(page, address, 1280);
			const control = page.locator(selector).first();
			await control.scrollIntoViewIfNeeded();
			await page.mouse.move(0, 450);
			const before = await looksOf(control);
			await control.hover();
			await expect.poll(() => looksOf(control), { message: selector }).not.toBe(before);
		}
	});
}

for (const address of ['/quickstart', '/reference/sdks/node', '/reference/api/unleash/create-feature']) {
	test(`on paper, no line of code is cut: ${address}`, async ({ page }) => {
		await open(page, address, 720);
		await page.emulateMedia({ media: 'print' });
		const blocks = await page.locator('main .code pre:visible').evaluateAll((all) =>
			all.map((block) => ({
				over: block.scrollWidth - block.clientWidth,
				mask: getComputedStyle(block).maskImage,
			})),
		);
		expect(blocks.length).toBeGreaterThan(1);
		for (const { over, mask } of blocks) {
			expect(over).toBeLessThanOrEqual(0);
			expect(mask).toBe('none');
		}
	});
}

/** What a pointer can change of a control and of what it holds. */
async function looksOf(control: Locator): Promise<string> {
	return control.evaluate((one) =>
		[one, ...one.querySelectorAll('*')]
			.flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
			.map((style) => [
				style.color,
				style.backgroundColor,
				style.borderColor,
				style.textDecoration,
				style.opacity,
				style.fill,
			])
			.join(),
	);
}
