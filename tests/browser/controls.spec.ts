import { test as base, type Page, expect as soon } from '@playwright/test';
import { limits } from '../../src/site/limits.ts';
import { FaultServer, type Mode } from './fault-server.ts';

const test = base.extend<{ server: FaultServer; site: string }>({
	server: async ({ browserName: _ }, use) => {
		const server = new FaultServer();
		await use(server);
		await server.stop();
	},
	site: async ({ server }, use) => use(await server.start()),
});

/** Each case loads all code of a control anew, which takes a busy machine a while. */
const expect = soon.configure({ timeout: 20_000 });

interface Control {
	path: string;
	width?: number;
	/** Code that pages load by themselves after a while. */
	early?: RegExp;
	/** What a reader does with it. */
	use(page: Page): Promise<void>;
	/** Waits until it has done that. */
	works(page: Page): Promise<void>;
	/** Checks that it is as before. */
	untouched(page: Page): Promise<void>;
}

const theme = (page: Page) => page.locator('html');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const note = (page: Page) => page.locator('.load-failed');

const controls: Record<string, Control> = {
	'the theme switch': {
		path: '/availability',
		use: (page) => page.getByRole('switch').click(),
		works: (page) => expect(theme(page)).toHaveAttribute('data-theme', 'dark'),
		async untouched(page) {
			await expect(page.getByRole('switch')).not.toBeChecked();
			await expect(theme(page)).toHaveAttribute('data-theme', 'light');
		},
	},
	'the search button': {
		path: '/availability',
		use: (page) => page.locator('.search-button').click(),
		works: (page) => expect(dialog(page)).toBeVisible(),
		async untouched(page) {
			await expect(dialog(page)).toHaveCount(0);
			await expect(page.locator('.search-button')).toHaveAttribute('href', '/search');
			await expect(page).toHaveURL(/\/availability$/);
		},
	},
	'the mobile menu': {
		path: '/availability',
		width: 390,
		use: (page) => page.locator('.menu-button').click(),
		async works(page) {
			/* A click beside the open menu, as on Retry, closes it. */
			if (await page.locator('#site-menu').isHidden()) await page.locator('.menu-button').click();
			await expect(page.locator('.menu-button')).toHaveAccessibleName('Close menu');
		},
		/* Its button opens it without a script, too. */
		untouched: (page) => expect(page.locator('#site-menu')).toBeVisible(),
	},
	'the results page': {
		path: '/search',
		use: (page) => page.locator('main').getByRole('searchbox').fill('flag'),
		works: (page) => expect(page.locator('.results-count')).not.toBeEmpty(),
		untouched: (page) => expect(page.locator('#all-pages')).toBeVisible(),
	},
	'an image': {
		path: '/quickstart',
		early: /\/make-zoomable\./,
		use: (page) => page.locator('.prose img:not(a img)').first().click(),
		works: (page) => expect(page.locator('.medium-zoom-image--opened').first()).toBeVisible(),
		untouched: (page) => expect(page.locator('.medium-zoom-overlay')).toHaveCount(0),
	},
};

/** Code of controls and texts of search; the index and its worker have tests of their own. */
const CODE = /^\/_astro\/(?!search)[^?]*\.js$|^\/search\/texts\//;

for (const [name, { path, width = 1280, early, use, works, untouched }] of Object.entries(controls)) {
	test(`${name}: whatever of its code is gone, cut off or hanging, it stays as it was and says so, and Retry works`, async ({
		context,
		server,
		site,
	}) => {
		test.setTimeout(480_000);
		await context.clock.install();
		let page = await context.newPage();
		let loads = 0;
		let logged = '';

		/** Opens the page as a reader who has never been there. */
		const visit = async (mode: Mode) => {
			await page.close();
			page = await context.newPage();
			const browser = await context.newCDPSession(page);
			await browser.send('Network.clearBrowserCache');
			await page.emulateMedia({ colorScheme: 'light' });
			await page.setViewportSize({ width, height: 800 });
			await page.goto(site);
			await page.evaluate(() => localStorage.clear());
			loads = 0;
			logged = '';
			page.on('load', () => loads++);
			page.on('console', (message) => {
				logged += message.text();
			});
			server.mode = mode;
			await page.goto(site + path);
		};
		const saysSo = async (what: string) => {
			await expect(note(page), what).toBeInViewport({ ratio: 1 });
			await expect(note(page), what).toHaveRole('alert');
			await untouched(page);
		};
		const retryWorks = async (what: string) => {
			server.mode = 'well';
			await note(page).getByRole('button', { name: 'Retry' }).click();
			await works(page);
			await expect(note(page), what).toHaveCount(0);
		};

		await visit('well');
		const before = early ? 0 : server.asked.length;
		await use(page);
		await works(page);
		const files = [...new Set(server.asked.slice(before).filter((file) => (early ?? CODE).test(file)))];
		expect(files.length).toBeGreaterThan(0);

		for (const file of files) {
			server.affected = new RegExp(`^${RegExp.escape(file)}`);

			await visit('gone');
			await use(page);
			await expect.poll(() => loads, `${file} is gone: one reload`).toBe(2);
			await use(page);
			await saysSo(`${file} is gone`);
			await expect(note(page)).toContainText('404');
			expect(logged).toContain(file);
			await retryWorks(file);
			expect(loads, `${file} is gone: no second reload`).toBe(2);

			await visit('cut');
			await use(page);
			await saysSo(`${file} is cut off`);
			await retryWorks(file);
			expect(loads, `${file} is cut off: no reload`).toBe(1);

			const start = server.asked.length;
			await visit('hanging');
			await use(page);
			await expect.poll(() => server.asked.slice(start)).toContain(file);
			await page.clock.fastForward(limits.progressAfter);
			await expect(page.locator('.progress'), `${file} hangs: status`).toHaveText('Loading');
			await expect(page.locator('html')).toHaveAttribute('data-loading');
			await page.clock.fastForward(limits.loadWithin);
			await saysSo(`${file} hangs`);
			await expect(page.locator('html')).not.toHaveAttribute('data-loading');
			await retryWorks(file);
		}
	});
}

test('an error beside a control goes away with Escape, with a click elsewhere, and when Retry works', async ({
	page,
	site,
}) => {
	await page.goto(`${site}/availability`);
	const before = await theme(page).getAttribute('data-theme');
	await page.context().setOffline(true);
	const toggle = page.getByRole('switch');
	await toggle.click();
	await expect(note(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(note(page)).toHaveCount(0);
	await toggle.click();
	await expect(note(page)).toBeVisible();
	await page.locator('h1').click();
	await expect(note(page)).toHaveCount(0);
	await toggle.click();
	await toggle.click();
	await expect(note(page)).toHaveCount(1);
	await page.context().setOffline(false);
	await note(page).getByRole('button', { name: 'Retry' }).click();
	await expect(theme(page)).not.toHaveAttribute('data-theme', before ?? '');
	await expect(note(page)).toHaveCount(0);
});

test('search that fails says what the results page says, also with the top bar scrolled away', async ({
	page,
	server,
	site,
}) => {
	await page.goto(`${site}/quickstart`);
	server.affected = /^\/search\/texts\//;
	server.mode = 'cut';
	await page.evaluate(() => scrollTo(0, 1500));
	await expect(page.locator('html')).toHaveAttribute('data-bar-hidden');
	await page.keyboard.press('/');
	await expect(note(page)).toBeInViewport({ ratio: 1 });
	await expect(note(page)).toContainText('Unable to fetch results');
	await expect(note(page)).toContainText('You might want to check your network connection.');
	await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

test('a video whose host does not answer is a link again, with Retry; offline it stays one', async ({
	page,
	site,
}) => {
	await page.clock.install();
	let answers = false;
	await page.route('https://www.youtube-nocookie.com/**', (route) =>
		answers ? route.fulfill({ contentType: 'text/html', body: 'player' }) : undefined,
	);
	await page.goto(`${site}/writing/components`);
	const video = page.locator('[data-video]').first();
	await page.context().setOffline(true);
	await video.getByRole('link').click();
	await expect(note(page)).toBeInViewport({ ratio: 1 });
	await expect(video.getByRole('link')).toBeVisible();
	await page.context().setOffline(false);
	await note(page).getByRole('button', { name: 'Retry' }).click();
	await expect(video.locator('iframe')).toBeVisible();
	await page.clock.fastForward(limits.loadWithin);
	await expect(note(page)).toBeInViewport({ ratio: 1 });
	await expect(video.getByRole('link')).toBeVisible();
	answers = true;
	await note(page).getByRole('button', { name: 'Retry' }).click();
	await expect(video.frameLocator('iframe').getByText('player')).toBeVisible();
	await expect(note(page)).toHaveCount(0);
});
