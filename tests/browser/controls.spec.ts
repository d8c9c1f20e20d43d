import { type Browser, expect, type Page } from '@playwright/test';
import * as limits from '../../src/config/limits.ts';
import { isComplete, sample } from '../sample.ts';
import { type FaultServer, test } from './fault-server.ts';

// A reused context keeps this.
test.afterEach(({ context }) => context.setOffline(false));

/** How many files of a control fail in one run. */
const SAMPLE = 1;

interface Control {
	path: string;
	width?: number;
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
	'the assistant': {
		path: '/availability',
		use: (page) => page.locator('.ask-button').click(),
		works: (page) => expect(page.getByRole('dialog', { name: 'Ask the documentation' })).toBeVisible(),
		async untouched(page) {
			await expect(page.locator('.ask-panel')).toHaveCount(0);
			await expect(page.locator('.ask-button')).toHaveAttribute('href', '/search');
			await expect(page).toHaveURL(/\/availability$/);
		},
	},
	'the results page': {
		path: '/search',
		use: (page) => page.locator('main').getByRole('searchbox').fill('flag'),
		works: (page) => expect(page.locator('.results-count')).not.toBeEmpty(),
		untouched: (page) => expect(page.locator('#all-pages')).toBeVisible(),
	},
	'the filter of the API': {
		path: '/reference/api/unleash/create-segment',
		use: (page) => page.getByRole('searchbox', { name: 'Filter operations' }).fill('createSegment'),
		works: (page) => expect(page.locator('.menu-hits a')).toHaveCount(1),
		async untouched(page) {
			await expect(page.locator('.menu-hits')).toHaveCount(0);
			await expect(page.locator('.menu-level-0')).toBeVisible();
		},
	},
	'the panel for the reader’s server': {
		path: '/reference/api/unleash/get-feature',
		use: (page) => page.locator('.your-server summary').click(),
		works: (page) => expect(page.locator('.your-server')).toHaveAttribute('data-ready'),
		async untouched(page) {
			await expect(page.locator('.your-server')).not.toHaveAttribute('data-ready');
			await expect(page.locator('.samples pre:visible')).toContainText('$UNLEASH_URL');
		},
	},
	'an image': {
		path: '/quickstart',
		use: (page) => page.locator('.prose img:not(a img)').first().click(),
		works: (page) => expect(page.locator('.medium-zoom-image--opened').first()).toBeVisible(),
		untouched: (page) => expect(page.locator('.medium-zoom-overlay')).toHaveCount(0),
	},
};

/** Code of controls, their texts and what they know; the index of search and its worker have tests of their own. */
const CODE =
	/^\/_astro\/(?!search)[^?]*\.js$|^\/(?:search\/(?:texts|assistant)|your-server)\/|^\/reference\/api\/operations\.json/;

/** A page as a reader has it who has never been there, and what happened to it. */
async function visit(browser: Browser, site: string, { path, width = 1280 }: Control) {
	const context = await browser.newContext({ colorScheme: 'light', viewport: { width, height: 800 } });
	await context.clock.install();
	const page = await context.newPage();
	const seen = { loads: 0, logged: '' };
	page.on('load', () => seen.loads++);
	page.on('console', (message) => {
		seen.logged += message.text();
	});
	await page.goto(site + path);
	return { page, seen };
}

/** Files that a control loads, in the order that it asks for them. */
async function filesOf(control: Control, browser: Browser, server: FaultServer, site: string) {
	const { page } = await visit(browser, site, control);
	const start = server.asked.length;
	await control.use(page);
	await control.works(page);
	await page.context().close();
	return new Set(server.asked.slice(start).filter((file) => CODE.test(file)));
}

for (const [place, [name, control]] of Object.entries(controls).entries()) {
	test(`${name}: whatever of its code hangs, is cut off or is gone, it stays as it was and says so, and Retry works`, async ({
		browser,
		server,
		site,
	}) => {
		test.setTimeout(240_000);
		const { use, works, untouched } = control;
		const retry = (page: Page) => note(page).getByRole('button', { name: 'Retry' }).click();
		const saysSo = async (page: Page, what: string, error: string) => {
			await expect(note(page), what).toContainText(error);
			await expect(note(page), what).toBeInViewport({ ratio: 1 });
			await expect(note(page), what).toHaveRole('alert');
		};

		let files = await filesOf(control, browser, server, site);
		// A file that controls share fails alike for all: a complete run fails it with the first of them.
		if (isComplete())
			for (const other of Object.values(controls).slice(0, place))
				files = files.difference(await filesOf(other, browser, server, site));
		expect(files.size).toBeGreaterThan(0);

		for (const file of sample([...files], SAMPLE, name)) {
			server.affected = new RegExp(`^${RegExp.escape(file)}`);
			server.mode = 'hanging';
			const start = server.asked.length;
			const { page, seen } = await visit(browser, site, control);
			await use(page);
			await expect.poll(() => server.asked.slice(start)).toContain(file);
			await page.clock.fastForward(limits.progressAfter);
			await expect(page.locator('.progress'), `${file} hangs: status`).toHaveText('Loading');
			await expect(page.locator('html')).toHaveAttribute('data-loading');
			await page.clock.fastForward(limits.loadWithin);
			await saysSo(page, `${file} hangs`, 'timed out');
			await untouched(page);
			await expect(page.locator('html')).not.toHaveAttribute('data-loading');

			server.mode = 'cut';
			await retry(page);
			await saysSo(page, `${file} is cut off`, 'Failed to fetch');
			expect(seen.loads, `${file} hangs or is cut off: no reload`).toBe(1);

			server.mode = 'gone';
			await retry(page);
			await expect.poll(() => seen.loads, `${file} is gone: one reload`).toBe(2);
			await use(page);
			await saysSo(page, `${file} is gone`, '404');
			await untouched(page);
			expect(seen.logged).toContain(file);

			server.mode = 'well';
			await retry(page);
			await works(page);
			await expect(note(page), file).toHaveCount(0);
			expect(seen.loads, `${file} is gone: no second reload`).toBe(2);
			await page.context().close();
		}
	});
}

/** Menus that open without their code. */
const menus: Record<string, Control> = {
	'the mobile menu': {
		path: '/availability',
		width: 390,
		use: (page) => page.locator('.menu-button').click(),
		works: (page) => expect(page.locator('.menu-button')).toHaveAccessibleName('Close menu'),
		untouched: (page) => expect(page.locator('#site-menu')).toBeVisible(),
	},
	'the menu of the page': {
		path: '/availability',
		use: (page) => page.locator('.page-menu summary').click(),
		works: (page) => expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible(),
		untouched: (page) => expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible(),
	},
};

for (const [name, menu] of Object.entries(menus)) {
	test(`${name} opens without its code and shows no error, and loads the code when it's opened again`, async ({
		browser,
		server,
		site,
	}) => {
		server.affected = CODE;
		const { page, seen } = await visit(browser, site, menu);
		server.mode = 'cut';
		await menu.use(page);
		await expect.poll(() => seen.logged).toContain('could not be loaded');
		await menu.untouched(page);
		await expect(note(page)).toHaveCount(0);
		server.mode = 'well';
		await menu.use(page);
		await menu.use(page);
		await menu.works(page);
		await page.context().close();
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
