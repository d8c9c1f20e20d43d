import { expect, type Page, test } from '@playwright/test';
import { sample } from '../sample.ts';
import { changes, errorsOf, untranslated } from './changed-pages.ts';
import { anyPage } from './pages.ts';
import { withSmallIndex, withWholeIndex } from './small-index.ts';

interface Island {
	path: string;
	width?: number;
	/** Opens it. */
	open(page: Page): Promise<void>;
	/** Uses it, and returns what it shows, as soon as that's what is expected. */
	use(page: Page, expected?: string[]): Promise<string[]>;
	close(page: Page): Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const pressEscape = (page: Page) => page.keyboard.press('Escape');
const QUERIES = ['con', 'constraints', 'xyzzy', 'segments', 'stick'];

const islands: Record<string, Island> = {
	'the search dialog': {
		path: anyPage,
		async open(page) {
			await page.locator('.search-button').click();
			await expect(dialog(page)).toBeVisible();
		},
		use: (page, expected) =>
			answersOf(page, '.DocSearch-Input', '.DocSearch-Hit, .DocSearch-Title', expected),
		async close(page) {
			await pressEscape(page);
			await expect(dialog(page)).toHaveCount(0);
		},
	},
	'the results page': {
		path: '/search',
		open: (page) => page.locator('input[name=q]').focus(),
		use: (page, expected) => answersOf(page, 'input[name=q]', '.results-count, .results-list li', expected),
		async close(page) {
			await page.locator('input[name=q]').fill('');
			await expect(page.locator('#all-pages')).toBeVisible();
		},
	},
	'the assistant': {
		path: anyPage,
		async open(page) {
			await page.locator('.ask-button').click();
			await expect(page.locator('.ask-panel')).toBeVisible();
		},
		async use(page) {
			await page.locator('.ask-panel textarea').fill('How does stickiness work?');
			await page.keyboard.press('Enter');
			await expect(page.locator('.ask-exchange[aria-busy=false]')).toBeVisible();
			const shown = await page.locator('.ask-exchange').allTextContents();
			await page.locator('.ask-head .ask-quiet').click();
			await expect(page.locator('.ask-exchange')).toHaveCount(0);
			return shown.map(untranslated);
		},
		async close(page) {
			await pressEscape(page);
			await expect(page.locator('.ask-panel')).toHaveCount(0);
		},
	},
	'the mobile menu': {
		path: anyPage,
		width: 390,
		open: (page) => page.locator('.menu-button').click(),
		async use(page) {
			await expect(page.locator('.menu-button')).toHaveAccessibleName('Close menu');
			return (await page.locator('#site-menu').allTextContents()).map(untranslated);
		},
		async close(page) {
			await pressEscape(page);
			await expect(page.locator('#site-menu')).toBeHidden();
		},
	},
	'the theme switch': {
		path: anyPage,
		open: (page) => page.getByRole('switch').click(),
		async use(page) {
			await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
			return [];
		},
		async close(page) {
			await page.getByRole('switch').click();
			await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
		},
	},
};

/**
 * Types queries one after the other, and returns what is shown for each. At first, that's from a part of the index.
 *
 * @param expected the answers to wait for
 */
async function answersOf(page: Page, field: string, shown: string, expected?: string[]): Promise<string[]> {
	const answers: string[] = [];
	for (const [index, query] of QUERIES.entries()) {
		const answer = async () => untranslated((await page.locator(shown).allTextContents()).join('\n'));
		await page.locator(field).fill(query);
		const found = query === 'xyzzy' ? /xyzzy/ : new RegExp(query, 'i');
		await expect.poll(async () => await answer()).toMatch(found);
		if (expected) await expect.poll(answer).toBe(expected[index]);
		answers.push(await answer());
	}
	return answers;
}

for (const [name, island] of Object.entries(islands)) {
	for (const [what, change] of sample(Object.entries(changes), 1, name)) {
		test(`${name} works before, during and after changes by ${what}`, async ({ page }) => {
			const errors = errorsOf(page);
			const { path, width = 1280, open, use, close } = island;
			await page.emulateMedia({ colorScheme: 'light' });
			await page.setViewportSize({ width, height: 800 });
			await withSmallIndex(page);
			await page.goto(path);
			await open(page);
			const plain = await withWholeIndex(page, () => use(page));
			await page.evaluate(change);
			expect(await use(page, plain), 'while it is open').toEqual(plain);
			await close(page);
			await open(page);
			expect(await use(page, plain), 'when it opens again').toEqual(plain);

			await page.evaluate(() => localStorage.clear());
			await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
			await page.goto(path);
			await open(page);
			expect(await use(page, plain), 'when it was changed before React came').toEqual(plain);
			await close(page);
			await open(page);
			expect(await use(page, plain)).toEqual(plain);
			expect(new URL(page.url()).pathname).toBe(path);
			await expect(page.locator('.crashed')).toHaveCount(0);
			expect(errors).toEqual([]);
		});
	}
}

test('what was typed before React came stays in the field when an extension has changed the form', async ({
	page,
}) => {
	await withSmallIndex(page);
	await page.addInitScript(`addEventListener('DOMContentLoaded', ${changes.extensions})`);
	await page.goto('/search');
	await page.locator('input[name=q]').pressSequentially('constraints');
	await expect(page.locator('input[name=q]')).toHaveValue('constraints');
	await expect(page.locator('input[name=q]')).toBeFocused();
	await expect(page.locator('.results-list li').first()).toContainText('constraints');
});

test('the dialog that crashes says so in view, and its button stays', async ({ page }) => {
	await page.goto(anyPage);
	await page.evaluate(() => {
		window.getSelection = () => {
			throw new Error('planted by the test');
		};
	});
	await page.locator('.search-button').click();
	await expect(page.locator('.crashed')).toBeInViewport({ ratio: 1 });
	await expect(page.locator('.search-button')).toBeVisible();
});

test('what React does to nodes that somebody has moved or replaced does not fail', async ({ page }) => {
	await page.goto(anyPage);
	await page.getByRole('switch').hover();
	await page.waitForFunction(() => {
		const parent = document.createElement('p');
		try {
			parent.removeChild(document.createTextNode('replaced'));
			return true;
		} catch {
			return false;
		}
	});
	const shown = await page.evaluate(() => {
		const [parent, font] = [document.createElement('p'), document.createElement('font')];
		const [moved, replaced] = [document.createTextNode('moved'), document.createTextNode('replaced')];
		font.append(moved);
		parent.append(font, 'last');
		parent.insertBefore(document.createElement('b'), moved);
		parent.insertBefore(document.createElement('i'), replaced);
		const before = parent.innerHTML;
		parent.removeChild(moved);
		return [before, parent.innerHTML];
	});
	expect(shown).toEqual(['<b></b><font>moved</font>last<i></i>', '<b></b>last<i></i>']);
});
