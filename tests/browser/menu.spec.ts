import { expect, test } from '@playwright/test';
import { held } from './later.ts';
import { anyPage } from './pages.ts';

test.use({ viewport: { width: 390, height: 800 } });

const open = { name: 'Open menu' };

test('opens, keeps focus inside, closes on Escape and gives focus back', async ({ page }) => {
	await page.goto(anyPage);
	await page.getByRole('button', open).click();
	const menu = page.locator('#site-menu');
	await expect(menu).toBeVisible();
	await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
	for (let step = 0; step < 60; step++) {
		await page.keyboard.press('Tab');
		const inside = await page.evaluate(
			() => !!document.activeElement?.closest('#site-menu, .menu-toggle, .top-bar'),
		);
		expect(inside).toBe(true);
	}
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await expect(page.getByRole('button', open)).toBeFocused();
});

test('assistive technology hears from the browser that the menu is open', async ({ page }) => {
	await page.goto(anyPage);
	const button = page.getByRole('button', open);
	await expect(button).not.toHaveAttribute('aria-expanded');
	await button.click();
	await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send('Accessibility.getFullAXTree');
	const shown = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Close menu');
	expect(shown?.properties?.find(({ name }) => name === 'expanded')?.value.value).toBe(true);
});

test('closes on navigation', async ({ page }) => {
	await page.goto(anyPage);
	await page.getByRole('button', open).click();
	const link = page.locator('#site-menu a:not([aria-current])').filter({ visible: true }).first();
	const target = await link.getAttribute('href');
	await link.click();
	await expect(page).toHaveURL(target ?? '');
	await expect(page.locator('#site-menu')).toBeHidden();
	await page.goBack();
	await expect(page.locator('#site-menu')).toBeHidden();
});

test('closes when the window becomes wider than 996 px, and not before', async ({ page }) => {
	await page.goto(anyPage);
	await page.getByRole('button', open).click();
	const isOpen = () => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open'));
	await page.setViewportSize({ width: 996, height: 800 });
	expect(await isOpen()).toBe(true);
	await page.setViewportSize({ width: 997, height: 800 });
	await expect.poll(isOpen).toBe(false);
	await expect(page.getByRole('button', open)).toBeHidden();
	await expect(page.locator('#site-menu')).toBeVisible();
});

test('closes when the window became wider before its script was there', async ({ page }) => {
	const release = await held(page, '**/_astro/MobileMenu.*');
	await page.goto(anyPage);
	await page.getByRole('button', open).click();
	const isOpen = () => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open'));
	await page.setViewportSize({ width: 997, height: 800 });
	expect(await isOpen()).toBe(true);
	release();
	await expect.poll(isOpen).toBe(false);
});

test('opens without JavaScript', async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 800 },
		baseURL: baseURL ?? '',
	});
	const page = await context.newPage();
	await page.goto(anyPage);
	await page.getByRole('button', open).click();
	await expect(page.locator('#site-menu [aria-current=page]')).toBeVisible();
	await context.close();
});
