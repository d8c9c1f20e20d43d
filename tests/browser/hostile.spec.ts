import { expect, type Page, test } from '@playwright/test';
import { searchStorageKeys } from '../../src/config/search-storage-keys.ts';
import * as storageKeys from '../../src/config/storage-keys.ts';
import { sample } from '../sample.ts';
import { anyPage } from './pages.ts';
import { keysRead } from './storage-scan.ts';

/** How many hostile texts one run plants in each place; over time, all are. */
const SAMPLE = 8;

/** Marks that a planted script ran. */
const MARK = '__planted';
const script = `window.${MARK}=1`;

const texts: Record<string, string> = {
	'a script element': `<script>${script}</script>`,
	'an image that fails': `<img src=x onerror="${script}">`,
	'an svg that loads': `<svg onload="${script}">`,
	'an attribute break': `"><img src=x onerror="${script}">`,
	'a single-quoted break': `' autofocus onfocus='${script}`,
	'a javascript address': `javascript:${script}`,
	'a data address': `data:text/html,<script>${script}</script>`,
	'a template': '{{constructor.constructor("x")()}}',
	'a template literal': `\${${script}}`,
	'a selector break': `"],[data-x="`,
	'a selector that cannot be parsed': ':has(((',
	'a prototype key': '__proto__',
	'a constructor': 'constructor.prototype.polluted',
	'control characters': '\u0000\u0001\u0007\u001b[31m\u007f',
	'lone surrogates': '\ud800\udfff\udc00',
	'right-to-left marks': '\u202e\u2066abc\u2069',
	'a path upwards': '../../../../etc/passwd',
	'a very long text': 'a'.repeat(7000),
	'deep JSON': `${'['.repeat(2000)}${']'.repeat(2000)}`,
	'JSON of the wrong shape': '{"open":5,"top":"x","section":{},"language":{"a":1}}',
	'JSON null': 'null',
	'JSON with a prototype': '{"__proto__":{"polluted":true},"constructor":{}}',
	'a number': '1e999',
	'a megabyte': 'ab'.repeat(524_288),
	nothing: '',
};

const stored = [searchStorageKeys.recent('docs'), searchStorageKeys.favorites('docs')];

/** Keys that a scan of the scripts has to find. */
const KNOWN = [...Object.values(storageKeys), ...stored];

/** Lists of the right shape with wrong contents, as many entries as the dialog shows of each. */
const storedSearches: [name: string, list: string][] = chunks(
	Object.entries(texts).filter(([, text]) => text.length < 1000),
	4,
).map((few) => {
	const entries = few.map(([name, text]) => ({
		objectID: name,
		url: `${anyPage}#${text}`,
		type: 'lvl1',
		content: text,
		hierarchy: { lvl0: text, lvl1: text },
		_snippetResult: { hierarchy: { lvl1: { value: text } }, content: { value: text } },
	}));
	return [`entries with ${few.map(([name]) => name).join(', ')}`, JSON.stringify(entries)];
});

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
		items.slice(n * size, (n + 1) * size),
	);
}

/** Percent-encoding that no decoder accepts. */
const broken = ['%', '%zz', '%E0%A4%A', '%c0%ae', '%u0041', '%%%', '%00', '%ff%fe'];

/** Longer ones do not reach a page: the server answers 414. As a fragment they do. */
const LONGEST_QUERY = 1800;

/** Tabs read `lang` and the fragment, the results page the others; the shell is the same everywhere. */
const pages = ['/writing/components', '/search'];

/** Opens something and looks whether the page is as it should be and nothing planted ran. */
async function unharmed(page: Page, what: string, open: () => Promise<unknown>): Promise<void> {
	const crashes: string[] = [];
	const note = (error: Error) => crashes.push(error.message);
	page.on('pageerror', note);
	await open();
	await expect(page.locator('h1'), what).toBeVisible();
	await expect(page.locator('.crashed'), what).toHaveCount(0);
	await nothingRan(page, what);
	const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
	expect(theme, what).toMatch(/^(light|dark)$/);
	expect(crashes, what).toEqual([]);
	page.off('pageerror', note);
}

async function nothingRan(page: Page, what: string): Promise<void> {
	const state = await page.evaluate((mark) => {
		return { ran: mark in window, polluted: Object.hasOwn(Object.prototype, 'polluted') };
	}, MARK);
	expect(state, what).toEqual({ ran: false, polluted: false });
}

/** Addresses with every hostile text in each part that a page reads, and with what no decoder accepts. */
function* addresses(path: string, base: string | undefined): Generator<[what: string, address: string]> {
	const parameters = ['q', 'lang', 'pages'];
	for (const [name, text] of Object.entries(texts)) {
		const address = new URL(path, base);
		for (const parameter of parameters) {
			if (encodeURIComponent(text.toWellFormed()).length < LONGEST_QUERY)
				address.searchParams.set(parameter, text);
		}
		address.hash = text;
		yield [name, address.href];
	}
	for (const raw of broken) {
		const query = parameters.map((parameter) => `${parameter}=${raw}`).join('&');
		yield [raw, new URL(`${path}?${query}#${raw}`, base).href];
	}
}

test.describe('whatever the browser keeps under a key of the site', () => {
	const { keys, unknown } = keysRead('dist');

	test('is planted by the tests below: the keys are those that the built scripts read', () => {
		expect(unknown).toEqual([]);
		expect([...keys]).toEqual(expect.arrayContaining(KNOWN));
	});

	for (const path of pages) {
		test(`does ${path} no harm while it loads, nor do hostile addresses`, async ({ page, baseURL }) => {
			test.setTimeout(240_000);
			const values = Object.entries(texts);
			await page.goto(path);
			const all = [...addresses(path, baseURL)].map(([what, address], first) => ({ what, address, first }));
			for (const { what, address, first } of sample(all, SAMPLE, `addresses of ${path}`)) {
				// Every key gets every value once, and another one than the keys beside it.
				const planted = [...keys].map(
					(key, place) => [key, values[(first + place) % values.length]?.[1] ?? ''] as const,
				);
				await plant(page, planted);
				const stored = `${[...keys][0]} with ${values[first % values.length]?.[0]}, and so on`;
				await unharmed(page, `address with ${what}, ${stored}`, () => open(page, address));
			}
		});
	}

	test('does the search dialog no harm', async ({ page }) => {
		const messages: string[] = [];
		page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
		await page.goto(anyPage);
		const field = page.locator('.DocSearch-Input');
		const lists = sample([...Object.entries(texts), ...storedSearches], SAMPLE, 'stored searches');
		for (const [name, text] of lists) {
			await plant(
				page,
				stored.map((key) => [key, text] as const),
			);
			await unharmed(page, `stored searches with ${name}`, () => page.keyboard.press('/'));
			await expect(field, name).toBeFocused();
			await expect(page.locator('.DocSearch-Hit :is(img, script, svg[onload], [onerror])'), name).toHaveCount(
				0,
			);
			if (name.startsWith('entries')) await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(field, name).toHaveCount(0);
		}
		expect(messages).toEqual([]);
	});
});

/** Opens an address anew, also when it differs from the last one in its fragment only. */
async function open(page: Page, address: string): Promise<void> {
	await page.goto('about:blank');
	await page.goto(address);
}

async function plant(page: Page, planted: readonly (readonly [string, string])[]): Promise<void> {
	await page.evaluate((entries) => {
		for (const storage of [localStorage, sessionStorage]) {
			storage.clear();
			for (const [key, value] of entries) storage.setItem(key, value);
		}
	}, planted);
}

test('storage that is blocked or full breaks nothing', async ({ page }) => {
	for (const how of ['blocked', 'full'] as const) {
		await page.addInitScript((kind) => {
			const fail = () => {
				throw new DOMException('planted', kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
			};
			if (kind === 'full') Storage.prototype.setItem = fail;
			else
				for (const name of ['localStorage', 'sessionStorage'])
					Object.defineProperty(window, name, { get: fail });
		}, how);
		await unharmed(page, how, () => page.goto('/writing/components'));
		const before = await page.locator('html').getAttribute('data-theme');
		await page.getByRole('switch').click();
		await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
		await page.keyboard.press('/');
		await expect(page.locator('.DocSearch-Input')).toBeFocused();
	}
});

test('a result opens also when it fills up the storage', async ({ page }) => {
	await page.addInitScript(() => {
		const set = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, value) {
			if (value.length > 100) throw new DOMException('planted', 'QuotaExceededError');
			set.call(this, key, value);
		};
	});
	await page.goto(anyPage);
	await page.keyboard.press('/');
	await expect(page.locator('.DocSearch-Input')).toBeFocused();
	await page.keyboard.type('managing constraints');
	await page.keyboard.press('Enter');
	await page.waitForURL('**/managing-constraints*');
});
