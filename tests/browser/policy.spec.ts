import { expect, type Page, test } from '@playwright/test';
import { kinds } from './pages.ts';

function watch(page: Page): string[] {
	const reports: string[] = [];
	page.on('console', (message) => {
		if (/Content Security Policy|Content-Security-Policy/i.test(message.text())) reports.push(message.text());
	});
	return reports;
}

for (const [kind, path] of Object.entries(kinds)) {
	for (const colorScheme of ['light', 'dark'] as const) {
		test(`the policy is met on ${kind} in ${colorScheme}, with every control used`, async ({ page }) => {
			const reports = watch(page);
			const foreign: string[] = [];
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width: 390, height: 800 });
			const response = await page.goto(path);
			const own = new URL(page.url()).origin;
			page.on('request', (request) => {
				if (!request.url().startsWith(own) && !request.url().startsWith('data:')) foreign.push(request.url());
			});
			expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
			await page.getByRole('switch').click();
			await page.getByRole('button', { name: 'Open menu' }).click();
			await page.keyboard.press('Escape');
			for (const copy of await page.locator('.code-copy:visible').all()) {
				await copy.click();
				break;
			}
			await page.waitForTimeout(1500);
			expect(reports).toEqual([]);
			expect(foreign).toEqual([]);
		});
	}
}

test('a planted inline script is blocked', async ({ page }) => {
	const reports = watch(page);
	await page.route('/quickstart', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('<main', '<script>window.planted = true</script><main');
		await route.fulfill({ response, body });
	});
	await page.goto('/quickstart');
	expect(await page.evaluate(() => 'planted' in window)).toBe(false);
	expect(reports.length).toBeGreaterThan(0);
});

test('a page cannot be framed', async ({ page, baseURL }) => {
	await page.route('http://elsewhere.test/', (route) =>
		route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/quickstart"></iframe>` }),
	);
	await page.goto('http://elsewhere.test/');
	await page.waitForTimeout(500);
	const framed = page.frames().find((frame) => frame !== page.mainFrame());
	expect(await framed?.locator('.top-bar').count()).toBe(0);
});

test('a video asks nothing of its host before the click, and plays in the page after it', async ({
	page,
}) => {
	const foreign: string[] = [];
	await page.route(/youtube/, (route) => {
		foreign.push(route.request().url());
		return route.fulfill({ contentType: 'text/html', body: 'player' });
	});
	const reports = watch(page);
	await page.goto('/writing/components');
	await page.waitForTimeout(1000);
	expect(foreign).toEqual([]);
	await page.getByRole('link', { name: /An introduction to Unleash/ }).click();
	await expect.poll(() => foreign[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/3h5NhorR4Ig/);
	expect(reports).toEqual([]);
});
