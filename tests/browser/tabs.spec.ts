import { expect, type Locator, type Page, test } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const WITH_MANY = '/reference/sdks';

test.use({ viewport: PHONE });

for (const javaScriptEnabled of [true, false]) {
	test.describe(`tabs on a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test('are one row that fades where it goes on, above a panel that stays', async ({ page }) => {
			const box = await tabsOf(page, WITH_MANY);
			expect(await rowsOf(box)).toBe(1);
			const fade = await box.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade-end'));
			expect(Number.parseFloat(fade)).toBeGreaterThan(0);
			const panel = await box.evaluate((element) => {
				element.scrollLeft = 10_000;
				const { left = 0, right = 0 } = element.querySelector('.panel')?.getBoundingClientRect() ?? {};
				return [Math.round(left), Math.round(right)];
			});
			expect(panel).toEqual([20, PHONE.width - 20]);
			await expect(box.locator('label').last()).toBeInViewport({ ratio: 1 });
		});
	});
}

test('a phone shows the tab of the stored choice, and the row scrolls freely afterwards', async ({
	page,
}) => {
	const box = await tabsOf(page, `${WITH_MANY}?lang=rust`);
	await expect(box.getByText('Rust', { exact: true })).toBeInViewport({ ratio: 1 });
	await expect(box.getByText('Node.js', { exact: true })).not.toBeInViewport();
	await settled(box);
	await box.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
	await expect(box.getByText('Node.js', { exact: true })).toBeInViewport({ ratio: 1 });
	await settled(box);
	expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('arrow keys bring the next tab of a phone into view', async ({ page }) => {
	const box = await tabsOf(page, WITH_MANY);
	await box.locator('input').first().focus();
	const labels = await box.locator('label').count();
	for (let count = 1; count < labels; count++) await page.keyboard.press('ArrowRight');
	await expect(box.locator('label').last()).toBeInViewport({ ratio: 1 });
	await expect(box.locator('input').last()).toBeChecked();
	await expect(box.locator('.panel').last()).toBeVisible();
});

test('tabs wrap on a desktop', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	expect(await rowsOf(await tabsOf(page, WITH_MANY))).toBeGreaterThan(1);
});

async function tabsOf(page: Page, address: string): Promise<Locator> {
	await page.goto(address);
	const box = page.locator('.tabs[data-group="language"]').first();
	await box.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
	return box;
}

function rowsOf(box: Locator): Promise<number> {
	return box
		.locator('> label')
		.evaluateAll((labels) => new Set(labels.map((label) => label.getBoundingClientRect().top)).size);
}

/** Waits until the moment is over in which the chosen tab is a place to snap to. */
async function settled(box: Locator): Promise<void> {
	await box.evaluate((element) =>
		Promise.all(
			element
				.getAnimations({ subtree: true })
				.filter((animation) => animation.timeline === document.timeline)
				.map(({ finished }) => finished),
		),
	);
}
