import { expect, type Page, test } from '@playwright/test';
import { listFiles } from '../../src/lib/files/file-paths.ts';
import { sample } from '../sample.ts';
import { changes, errorsOf, untranslated } from './changed-pages.ts';

/** A page and what a script does there for a reader, or why nothing can disturb it. */
type Case = [path: string, works: (page: Page) => Promise<void>] | string;

const API = '/reference/api/unleash/get-feature';
const COURSE = '/unleash-academy/foundational';
const COMPONENTS = '/writing/components';
const GUIDE = '/reference/stickiness';

const ISLAND = 'tested above';
const NO_MARKUP = 'reads neither texts nor markup of the page';
const OWN_BUILD = 'loaded in builds with other settings only; reads no text but the title';

const scripts: Record<string, Case> = {
	'analytics/page-views': OWN_BUILD,
	'analytics/tracking': OWN_BUILD,
	'analytics/vitals': OWN_BUILD,
	'client/announcement': NO_MARKUP,
	'client/clean-address': NO_MARKUP,
	'client/contents': [
		GUIDE,
		async (page) => {
			await page.locator('.contents a').last().click();
			await expect(page.locator('.contents a').last()).toHaveAttribute('aria-current', 'true');
		},
	],
	'client/failed-change': NO_MARKUP,
	'client/offline': NO_MARKUP,
	'client/prefetch': [
		GUIDE,
		async (page) => {
			await page.locator('.top-links a').first().hover();
			await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached();
		},
	],
	'client/progress': NO_MARKUP,
	'client/sidebar': [
		GUIDE,
		async (page) => {
			const closed = page.locator('#site-menu details:not([open]) > summary').first();
			const label = untranslated((await closed.textContent()) ?? '');
			await closed.click();
			await page.reload();
			const group = page.locator('#site-menu details', { has: page.getByText(label).first() }).first();
			await expect(group).toHaveAttribute('open');
		},
	],
	'client/top-bar': NO_MARKUP,
	'client/version': NO_MARKUP,
	'client/zoom': [
		'/quickstart',
		async (page) => {
			await page.locator('.prose img:not(a img)').first().click();
			await expect(page.locator('.medium-zoom-image--opened').first()).toBeVisible();
		},
	],
	'components/api-filter/api-filter': [
		API,
		async (page) => {
			await page.locator('.api-filter input').fill('createSegment');
			await expect(page.locator('.menu-hits a')).toHaveCount(1);
			await page.locator('.api-filter input').fill('');
			await expect(page.locator('.menu-hits')).toHaveCount(0);
		},
	],
	'components/code/code': [
		COMPONENTS,
		async (page) => {
			await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
			const block = page.locator('figure.code', { has: page.locator('.code-copy:visible') }).first();
			const label = untranslated((await block.locator('.code-copy').textContent()) ?? '');
			await block.locator('.code-copy').click();
			const code = (await block.locator('code').textContent()) ?? '';
			await expect
				.poll(() => page.evaluate(() => navigator.clipboard.readText()))
				.toBe(code.replace(/\n+$/, ''));
			await expect
				.poll(async () => untranslated((await block.locator('.code-copy').textContent()) ?? ''))
				.toBe(label);
		},
	],
	'components/course/course': [
		COURSE,
		async (page) => {
			await page.locator('input[data-lesson]').first().check();
			await page.reload();
			await expect(page.locator('input[data-lesson]').first()).toBeChecked();
		},
	],
	'components/feedback/feedback': OWN_BUILD,
	'components/missing/missing': [
		'/reference/stickines',
		async (page) => {
			await expect(page.locator('[data-suggestions] a[href="/reference/stickiness"]')).toBeVisible();
			await expect(page.locator('main .search-field')).toContainText('stickines');
		},
	],
	'components/moved/moved': [
		'/reference/sdks/node',
		async (page) => {
			await page.evaluate(() => location.assign('#options'));
			await expect(page).toHaveURL(/\/reference\/sdks\/node\/options#options$/);
		},
	],
	'components/open-target/open-target': [
		COMPONENTS,
		async (page) => {
			const links = page.locator('a[href="#inside-the-second-tab"]').filter({ visible: true });
			await links.first().click();
			await expect(page.locator('#inside-the-second-tab')).toBeInViewport();
		},
	],
	'components/page-menu/page-menu': [
		GUIDE,
		async (page) => {
			await page.locator('.page-menu summary').click();
			await expect(page.locator('.page-menu button')).toBeVisible();
			await page.locator('h1').click();
			await expect(page.locator('.page-menu button')).toBeHidden();
		},
	],
	'components/scrollers/scrollers': [
		COMPONENTS,
		(page) => expect(page.locator('.code > pre[tabindex="0"][aria-label]').first()).toBeAttached(),
	],
	'components/tabs/tabs': [
		COMPONENTS,
		async (page) => {
			const labels = page.locator('.tabs[data-group="language"] label', { hasText: 'Python' });
			await labels.last().click();
			const python = page.locator('.tabs[data-group="language"] > input[value=python]');
			for (const radio of await python.all()) await expect(radio).toBeChecked();
		},
	],
	'components/video/video': [
		COMPONENTS,
		async (page) => {
			await page.route('https://www.youtube-nocookie.com/**', (route) =>
				route.fulfill({ contentType: 'text/html', body: 'player' }),
			);
			await page.locator('[data-video] a').first().click();
			await expect(page.locator('[data-video] iframe').first()).toBeVisible();
		},
	],
	'components/your-server/your-server': [
		API,
		async (page) => {
			await page.locator('.your-server summary').click();
			await expect(page.locator('.your-server')).toHaveAttribute('data-ready');
			await page.locator('.your-server input').first().fill('https://eu.example.com');
			await page.locator('.your-server input').first().blur();
			await expect(page.locator('.samples pre:visible code')).toContainText('https://eu.example.com');
		},
	],
	'islands/assistant/assistant': ISLAND,
	'islands/islands': ISLAND,
	'islands/search/search': ISLAND,
	'starlight/scripts': 'starts the others',
};

const files = listFiles('src/ui', '.client.ts');

test('every script of pages has a case here', () => {
	expect(Object.keys(scripts)).toEqual(files.map((file) => file.replace('.client.ts', '')).toSorted());
});

const cases = Object.entries(scripts).flatMap(([name, script]) =>
	typeof script === 'string' ? [] : [{ name, path: script[0], works: script[1] }],
);
for (const [path, group] of Map.groupBy(cases, ({ path }) => path)) {
	for (const [what, change] of sample(Object.entries(changes), 1, path)) {
		test(`the scripts of ${path} work on a page that ${what} changed`, async ({ page }) => {
			const errors = errorsOf(page);
			await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
			for (const { name, works } of group) {
				await test.step(name, async () => {
					await page.goto(path);
					await works(page);
				});
			}
			expect(errors).toEqual([]);
		});
	}
}
