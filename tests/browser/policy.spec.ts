import { expect, type Page, test } from '@playwright/test';
import { sample } from '../sample.ts';
import { anyPage, kinds } from './pages.ts';
import { withSmallIndex } from './small-index.ts';

/** What the browser says of the policy from now on: messages in the console, and events of blocked parts. */
async function watch(page: Page): Promise<string[]> {
	const reports: string[] = [];
	const note = (text: string) =>
		void (/Content.Security.Policy|Trusted(HTML|Script)/i.test(text) && reports.push(text));
	page.on('console', (message) => note(message.text()));
	page.on('pageerror', ({ message }) => note(message));
	await page.exposeFunction('noteViolation', (text: string) => void reports.push(text));
	await page.addInitScript(() => {
		const { noteViolation } = window as unknown as { noteViolation(text: string): void };
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
			noteViolation([violatedDirective, blockedURI, sample, sourceFile].join(' ')),
		);
	});
	return reports;
}

/** Uses what the text of a page has: tabs, code to copy, a video, a picture to enlarge. */
async function tryText(page: Page) {
	for (const part of ['.tabs > label:visible >> nth=1', '.code-copy:visible >> nth=0']) {
		if (await page.locator(part).count()) await page.locator(part).click();
	}
	const video = page.locator('[data-video] a').first();
	if (await video.count()) {
		await video.click();
		await expect(page.frameLocator('[data-video] iframe').getByText('player')).toBeVisible();
	}
	const picture = page.locator('.prose img:not(a img):not([data-no-zoom]):visible').first();
	if (await picture.count()) {
		await picture.and(page.getByRole('button')).click();
		const enlarged = page.locator('.medium-zoom-image--opened');
		await expect(enlarged.last()).toBeVisible();
		await expect(async () => {
			await page.keyboard.press('Escape');
			expect(await enlarged.count()).toBe(0);
		}).toPass();
	}
}

/** Searches, follows a hit, and keeps it among the favorites from the page it led to. */
async function trySearch(page: Page) {
	await page.keyboard.press('/');
	await expect(page.locator('.DocSearch-Input')).toBeFocused();
	await page.keyboard.type('managing constraints');
	await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
	await page.keyboard.press('Enter');
	await page.waitForURL('**/managing-constraints*');
	await page.keyboard.press('/');
	await page.getByTitle('Add to favorites').first().click();
	await expect(page.locator('.DocSearch-Modal')).toContainText('Favorites');
	await page.locator('.DocSearch-Hit a', { hasText: 'Managing constraints' }).click();
	await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
}

/** Uses what the shell of every page has. */
async function tryShell(page: Page) {
	await page.getByRole('button', { name: 'Close announcement' }).click();
	await page.getByRole('switch').click();
	await page.getByRole('button', { name: 'Open menu' }).click();
	await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
	await page.keyboard.press('Escape');
}

/** Kinds on which the shell and search are used, too: they and the policy are the same everywhere. */
const WITH_SHELL: readonly string[] = ['tutorial', 'search', 'missing'];

/** How many other kinds a run looks at. */
const SAMPLE = 6;

const others = Object.entries(kinds).filter(([kind]) => !WITH_SHELL.includes(kind));
for (const [kind, path] of [
	...Object.entries(kinds).filter(([kind]) => WITH_SHELL.includes(kind)),
	...sample(others, SAMPLE, 'policy'),
]) {
	const all = WITH_SHELL.includes(kind);
	test(`the policy is met on ${kind}, with every control ${all ? '' : 'of its text '}used`, async ({
		page,
	}) => {
		const reports = await watch(page);
		await withSmallIndex(page);
		const foreign: string[] = [];
		await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
		await page.setViewportSize({ width: 390, height: 800 });
		const response = await page.goto(path);
		const own = new URL(page.url()).origin;
		page.on('request', (request) => {
			if (!/^(data:|https:\/\/www\.youtube-nocookie\.com)/.test(request.url())) foreign.push(request.url());
		});
		const policy = response?.headers()['content-security-policy'];
		expect(policy).toContain("default-src 'self'");
		expect(policy).toContain("require-trusted-types-for 'script'");
		if (all) await tryShell(page);
		await tryText(page);
		if (all) await trySearch(page);
		expect(reports).toEqual([]);
		expect(foreign.filter((url) => !url.startsWith(own))).toEqual([]);
	});
}

test('text that a script would turn into markup or code is refused', async ({ page }) => {
	await page.goto(anyPage);
	const accepted = await page.evaluate(() => {
		const { trustedTypes } = window as unknown as {
			trustedTypes: { createPolicy(name: string, rules: object): void };
		};
		const script = document.createElement('script');
		const acts = {
			innerHTML: () => Object.assign(document.body, { innerHTML: '<b>planted</b>' }),
			insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>'),
			'text of a script': () => Object.assign(script, { text: 'planted' }),
			'address of a script': () => Object.assign(script, { src: '/planted.js' }),
			worker: () => new Worker('/planted.js'),
			timer: () => window.setTimeout('planted', 0),
			'second policy': () => trustedTypes.createPolicy('planted', {}),
		};
		return Object.entries(acts).flatMap(([name, act]) => {
			try {
				act();
				return [name];
			} catch {
				return [];
			}
		});
	});
	expect(accepted).toEqual([]);
});

test('a planted inline script is blocked', async ({ page }) => {
	const reports = await watch(page);
	await page.route(anyPage, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('<main', '<script>window.planted = true</script><main');
		await route.fulfill({ response, body });
	});
	await page.goto(anyPage);
	expect(await page.evaluate(() => 'planted' in window)).toBe(false);
	expect(reports.length).toBeGreaterThan(0);
});

test('a page cannot be framed', async ({ page, baseURL }) => {
	await page.route('http://elsewhere.test/', (route) =>
		route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}${anyPage}"></iframe>` }),
	);
	await page.goto('http://elsewhere.test/');
	const framed = page.frames().find((frame) => frame !== page.mainFrame());
	await expect.poll(() => framed?.url()).toMatch(/^chrome-error:/);
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
	await page.goto('/writing/components', { waitUntil: 'networkidle' });
	expect(foreign).toEqual([]);
	await page.getByRole('link', { name: /An introduction to Unleash/ }).click();
	await expect.poll(() => foreign[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/3h5NhorR4Ig/);
});
