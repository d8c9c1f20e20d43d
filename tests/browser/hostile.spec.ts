import { expect, type Page, test } from '@playwright/test';
import { storageKeys } from '../../src/site/storage-keys.ts';

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

/** Percent-encoding that no decoder accepts. */
const broken = ['%', '%zz', '%E0%A4%A', '%c0%ae', '%u0041', '%%%', '%00', '%ff%fe'];

/** Longer ones do not reach a page: the server answers 414. As a fragment they do. */
const LONGEST_QUERY = 7500;

const pages = ['/quickstart', '/writing/components'];

async function unharmed(page: Page, what: string, open: () => Promise<unknown>): Promise<void> {
	const crashes: string[] = [];
	const note = (error: Error) => crashes.push(error.message);
	page.on('pageerror', note);
	await open();
	await expect(page.locator('h1'), what).toBeVisible();
	const state = await page.evaluate((mark) => {
		const polluted = Object.hasOwn(Object.prototype, 'polluted');
		return { ran: mark in window, polluted, theme: document.documentElement.dataset['theme'] ?? '' };
	}, MARK);
	expect(state.ran, `${what}: a planted script ran`).toBe(false);
	expect(state.polluted, `${what}: Object.prototype changed`).toBe(false);
	expect(state.theme, what).toMatch(/^(light|dark)$/);
	expect(crashes, what).toEqual([]);
	page.off('pageerror', note);
}

for (const path of pages) {
	test(`${path} survives hostile addresses`, async ({ page }) => {
		test.setTimeout(240_000);
		for (const parameter of ['q', 'lang']) {
			for (const [name, text] of Object.entries(texts)) {
				const query = new URLSearchParams({ [parameter]: text });
				if (query.toString().length > LONGEST_QUERY) continue;
				await unharmed(page, `?${parameter}= with ${name}`, () => page.goto(`${path}?${query}`));
			}
			for (const raw of broken) {
				await unharmed(page, `?${parameter}=${raw}`, () => page.goto(`${path}?${parameter}=${raw}`));
			}
		}
		for (const [name, text] of Object.entries(texts)) {
			await unharmed(page, `hash with ${name}`, async () => {
				await page.goto(path);
				await page.evaluate((hash) => {
					location.hash = hash;
				}, text);
			});
		}
		for (const raw of broken) await unharmed(page, `#${raw}`, () => page.goto(`${path}#${raw}`));
	});
}

for (const [name, key] of Object.entries(storageKeys)) {
	test(`hostile values under the key of ${name} do no harm`, async ({ page }) => {
		test.setTimeout(240_000);
		await page.goto('/writing/components');
		for (const [what, text] of Object.entries(texts)) {
			await page.evaluate(
				([storageKey, value]) => {
					localStorage.setItem(storageKey, value);
					sessionStorage.setItem(storageKey, value);
				},
				[key, text] as const,
			);
			await unharmed(page, `${key} with ${what}`, () => page.reload());
		}
	});
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
	}
});
