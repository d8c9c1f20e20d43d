import { expect, test } from '@playwright/test';
import { anyPage } from './pages.ts';

test('no byte of React before a reader reaches for a control, and few requests', async ({ page }) => {
	const urls: string[] = [];
	page.on('request', (request) => urls.push(request.url()));
	await page.goto('/understanding-unleash/the-anatomy-of-unleash', { waitUntil: 'networkidle' });
	expect(urls.filter((url) => /react|client\.|ThemeToggle|MobileMenu/i.test(url))).toEqual([]);
	expect(urls.length).toBeLessThanOrEqual(10);
	const own = new URL(page.url()).origin;
	expect(urls.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([]);
	await page.getByRole('switch').hover();
	await expect.poll(() => urls.some((url) => /ThemeToggle/.test(url))).toBe(true);
});

test('the top bar hides on the way down, shows on the way up, and never hides while it has focus', async ({
	page,
}) => {
	await page.goto('/understanding-unleash/the-anatomy-of-unleash');
	/* Over the menu, a wheel would turn the menu. */
	await page.mouse.move(700, 400);
	const top = () =>
		page.locator('.top-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
	await page.mouse.wheel(0, 900);
	await expect.poll(top).toBeLessThanOrEqual(0);
	await page.mouse.wheel(0, -200);
	await expect.poll(top).toBe(60);
	await page.getByRole('switch').focus();
	const before = await page.evaluate(() => scrollY);
	await page.mouse.wheel(0, 900);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 900);
	await page.evaluate(() =>
		Promise.all(
			document
				.getAnimations()
				.filter(({ timeline }) => timeline === document.timeline)
				.map(({ finished }) => finished),
		),
	);
	expect(await top()).toBe(60);
});

test('the table of contents is right after a deep link, while scrolling, and at the end', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/understanding-unleash/the-anatomy-of-unleash');
	const links = page.locator('.contents-column .contents a');
	const hashes = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hash));
	const current = page.locator('.contents-column .contents a[aria-current]');
	await page.goto(`/understanding-unleash/the-anatomy-of-unleash${hashes.at(-1)}`);
	await expect(current).toHaveAttribute('href', hashes.at(-1) ?? '');
	await page.goto(`/understanding-unleash/the-anatomy-of-unleash${hashes[2]}`);
	await expect(current).toHaveAttribute('href', hashes[2] ?? '');
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expect(current).toHaveAttribute('href', hashes.at(-1) ?? '');
	await page.evaluate(() => scrollTo(0, 0));
	await expect(current).toHaveAttribute('href', hashes[0] ?? '');
});

test('a heading that a link points to is not under the bar', async ({ page }) => {
	await page.goto('/understanding-unleash/the-anatomy-of-unleash');
	const heading = page.locator('.prose h2').nth(2);
	const id = await heading.getAttribute('id');
	await page.goto(`/understanding-unleash/the-anatomy-of-unleash#${id}`);
	await expect.poll(() => heading.evaluate((h) => h.getBoundingClientRect().top)).toBeGreaterThanOrEqual(60);
});

test('the sidebar keeps open groups over page changes, and its position while the entry of the page is in view', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 400 });
	await page.goto('/understanding-unleash/the-anatomy-of-unleash');
	const group = page.locator('#site-menu details').first();
	const state = () => group.evaluate((details) => (details as HTMLDetailsElement).open);
	const before = await state();
	await group.locator('summary').first().click();
	await page.goto('/understanding-unleash/managing-constraints');
	await page.goto('/understanding-unleash/the-anatomy-of-unleash');
	expect(await state()).toBe(!before);
	const menu = page.locator('#site-menu');
	const near = (await menu.evaluate(({ scrollTop }) => scrollTop)) + 20;
	await menu.evaluate((element, top) => element.scrollTo(0, top), near);
	await page.reload();
	await expect.poll(() => menu.evaluate(({ scrollTop }) => scrollTop)).toBe(near);
});

test('a closed announcement stays closed, and a new one shows', async ({ page }) => {
	await page.goto(anyPage);
	const bar = page.locator('.announcement');
	await expect(bar).toBeVisible();
	await bar.getByRole('button', { name: 'Close announcement' }).click();
	await expect(bar).toBeHidden();
	await page.reload();
	await expect(bar).toBeHidden();
	await page.evaluate(() => localStorage.setItem('announcement-dismissed', 'an-older-one'));
	await page.reload();
	await expect(bar).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem('announcement-dismissed'))).toBeNull();
});

test('the preferred version is kept', async ({ page }) => {
	await page.goto(anyPage);
	expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version'))).toBe('current');
});

test('the skip link is first and leads to the title', async ({ page }) => {
	await page.goto(anyPage);
	await page.keyboard.press('Tab');
	await expect(page.locator('.skip-link')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/#_top$/);
});

test('nothing moves while the page loads', async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto(anyPage, { waitUntil: 'networkidle' });
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

for (const path of ['/', anyPage, '/writing/components', '/troubleshooting']) {
	test(`${path} is never wider than the window`, async ({ page }) => {
		await page.goto(path);
		for (const width of [390, 768, 996, 997, 1280, 1680]) {
			await page.setViewportSize({ width, height: 900 });
			const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(over, `${width} px`).toBeLessThanOrEqual(0);
		}
	});
}

test('a page that does not exist answers 404 with the site around it', async ({ page }) => {
	const response = await page.goto('/no-such-page');
	expect(response?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Home: all sections of the documentation' })).toBeVisible();
});
