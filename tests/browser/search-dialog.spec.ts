import { expect, type Page, test } from '@playwright/test';
import { barriers, sampledLooks, setLook } from './axe.ts';
import { held, later } from './later.ts';
import { anyPage, anyPageEnd } from './pages.ts';
import { pagesOfTests, withIndexOf, withSmallIndex, withWholeIndex } from './small-index.ts';

/** Tests of what is found have the whole index. */
const WHOLE = '@whole-index';

test.beforeEach(async ({ page }, { tags }) => {
	if (!tags.includes(WHOLE)) await withSmallIndex(page);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit');

async function open(page: Page, path = anyPage) {
	await page.goto(path);
	await page.keyboard.press('/');
	await expect(field(page)).toBeFocused();
}

async function axe(page: Page) {
	expect(await barriers(page, '.DocSearch-Container')).toEqual([]);
}

test.describe('the search dialog opens', () => {
	for (const keys of ['/', 'Control+k', 'Meta+k']) {
		test(`with ${keys}, also before its code is loaded`, async ({ page }) => {
			await page.goto(anyPage);
			await page.keyboard.press(keys);
			await expect(dialog(page)).toBeVisible();
			await expect(field(page)).toBeFocused();
		});
	}

	test('by a click on the button, also when the click is the first sign', async ({ page }) => {
		await page.goto(anyPage);
		await page.locator('.search-button').dispatchEvent('click');
		await expect(dialog(page)).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(anyPage);
	});

	test('with / when the search button itself has the focus', async ({ page }) => {
		await open(page);
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		await expect(page.locator('.search-button')).toBeFocused();
		await page.keyboard.press('/');
		await expect(dialog(page)).toBeVisible();
	});

	test('from the search field of the home page and of the page for what is missing', async ({ page }) => {
		for (const path of ['/', '/no-such-page']) {
			await page.goto(path);
			await page.locator('[data-open-search]').click();
			await expect(dialog(page)).toBeVisible();
		}
	});

	test('not with / while somebody types, also in a shadow root', async ({ page }) => {
		await page.clock.install();
		await page.goto(anyPage);
		await page.evaluate(() => {
			const host = document.createElement('div');
			host.attachShadow({ mode: 'open' }).append(document.createElement('input'));
			const editable = document.createElement('p');
			editable.contentEditable = 'true';
			document.body.append(document.createElement('textarea'), editable, host);
			host.shadowRoot?.querySelector('input')?.focus();
		});
		await page.keyboard.press('/');
		for (const selector of ['textarea', '[contenteditable]']) {
			await page.locator(selector).last().focus();
			await page.keyboard.press('/');
		}
		await later(page);
		await expect(dialog(page)).toHaveCount(0);
		await expect(page.locator('textarea').last()).toHaveValue('/');
	});

	test('not with / and a modifier', async ({ page }) => {
		await page.clock.install();
		await page.goto(anyPage);
		await page.keyboard.press('Alt+/');
		await page.keyboard.press('Control+/');
		await later(page);
		await expect(dialog(page)).toHaveCount(0);
	});

	test('with the selected text as query, cut at 64 characters', async ({ page }) => {
		await page.goto(anyPage);
		const selected = await page.evaluate(() => {
			const text = document.querySelector('.prose p') as HTMLElement;
			getSelection()?.selectAllChildren(text);
			return getSelection()?.toString() ?? '';
		});
		expect(selected.length).toBeGreaterThan(64);
		await page.keyboard.press('/');
		await expect(field(page)).toHaveValue(selected.slice(0, 64));
	});
});

test.describe('the search dialog', () => {
	test('loads nothing before a reader reaches for it', async ({ page }) => {
		const requests: string[] = [];
		page.on('request', (request) => requests.push(request.url()));
		await page.goto(anyPage, { waitUntil: 'networkidle' });
		expect(requests.filter((url) => /search|SearchButton|dialog\./.test(url))).toEqual([]);
	});

	test('closes with Escape and with Ctrl+K, and gives the focus back', async ({ page }) => {
		await open(page);
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		await expect(page.locator('.search-button')).toBeFocused();
		await page.keyboard.press('Control+k');
		await expect(dialog(page)).toBeVisible();
		await page.keyboard.press('Control+k');
		await expect(dialog(page)).toHaveCount(0);
	});

	test('keeps the focus inside', async ({ page }) => {
		await open(page);
		await page.keyboard.type('segment');
		await expect(hits(page).first()).toBeVisible();
		for (let presses = 0; presses < 40; presses++) {
			await page.keyboard.press('Tab');
			const inside = await page.evaluate(() => !!document.activeElement?.closest('.DocSearch-Container'));
			expect(inside).toBe(true);
		}
	});

	test('shows grouped results, says how many, and opens one by keyboard', { tag: WHOLE }, async ({
		page,
	}) => {
		await open(page);
		await page.keyboard.type('managing constraints');
		await expect(hits(page).first()).toContainText('Managing constraints');
		await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results? for managing constraints$/);
		const groups = await page
			.locator('.DocSearch-Hits')
			.evaluateAll((lists) => lists.map((list) => list.querySelectorAll('.DocSearch-Hit').length));
		expect(groups.length).toBeGreaterThan(1);
		expect(Math.max(...groups)).toBeLessThanOrEqual(5);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/understanding-unleash/managing-constraints*');
	});

	test('takes 64 characters', async ({ page }) => {
		await open(page);
		await page.keyboard.insertText('x'.repeat(70));
		expect((await field(page).inputValue()).length).toBe(64);
	});

	test('cuts snippets to 10 words, and to 5 on narrow screens', { tag: WHOLE }, async ({ page }) => {
		const words = async () => {
			const snippets = page.locator('.DocSearch-Hit .row-text');
			await expect(snippets.first()).toBeVisible();
			const texts = await snippets.allInnerTexts();
			return Math.max(
				...texts.map((text) => text.match(/[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)*/gu)?.length ?? 0),
			);
		};
		await open(page);
		await page.keyboard.type('constraints');
		await expect.poll(words).toBe(10);
		await page.setViewportSize({ width: 768, height: 800 });
		await open(page);
		await page.keyboard.type('constraints');
		await expect.poll(words).toBe(5);
	});

	test('says that nothing was found, proposes queries and leads to a prefilled issue', {
		tag: WHOLE,
	}, async ({ page }) => {
		await open(page);
		await page.keyboard.type('xyzzy');
		await expect(dialog(page)).toContainText('No results for "xyzzy"');
		await expect(dialog(page)).toContainText('Believe this query should return results?');
		const report = page.getByRole('link', { name: 'Let us know.' });
		expect(await report.getAttribute('href')).toContain('xyzzy');
		const proposals = page.locator('.search-suggestions button');
		await expect(dialog(page)).toContainText('Try searching for');
		expect(await proposals.count()).toBeLessThanOrEqual(3);
		const proposal = await proposals.first().innerText();
		await proposals.first().click();
		await expect(field(page)).toHaveValue(proposal);
		await expect(hits(page).first()).toBeVisible();
	});

	test('keeps recent and favorite searches', async ({ page }) => {
		await open(page);
		await page.keyboard.type('managing constraints');
		await expect(hits(page).first()).toBeVisible();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/managing-constraints*');
		await page.keyboard.press('/');
		await expect(dialog(page)).toContainText('Recent');
		await page.getByTitle('Add to favorites').first().click();
		await expect(dialog(page)).toContainText('Favorites');
		const kept = await page.evaluate(() =>
			Object.keys(localStorage).filter((key) => key.includes('DOCSEARCH')),
		);
		expect(kept.sort()).toEqual(['__DOCSEARCH_FAVORITE_SEARCHES__docs', '__DOCSEARCH_RECENT_SEARCHES__docs']);
		await expect(page.locator('.first-tasks')).toBeVisible();
	});

	test('keeps up to 7 recent searches, 4 beside favorites', async ({ page }) => {
		await page.goto(anyPage);
		await page.evaluate(() => {
			const entry = (n: number) => ({
				objectID: `/p${n}`,
				url: `/p${n}`,
				type: 'lvl1',
				content: null,
				hierarchy: { lvl0: 'Guides', lvl1: `Page ${n}` },
			});
			const recent = Array.from({ length: 9 }, (_, n) => entry(n));
			localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify(recent));
		});
		await page.keyboard.press('/');
		await expect(hits(page)).toHaveCount(7);
		await page.getByTitle('Add to favorites').first().click();
		await expect(dialog(page)).toContainText('Favorites');
		await page.keyboard.press('Escape');
		await page.keyboard.press('/');
		await expect(hits(page)).toHaveCount(5);
	});

	test('shows texts of the index as text', { tag: WHOLE }, async ({ page }) => {
		const [quickstart] = pagesOfTests();
		await withIndexOf(page, [
			{
				...quickstart,
				title: '<img src=x onerror="window.hacked=1">zebra',
				sections: [
					{ anchor: '', level: 1, headings: [], text: '<script>window.hacked=1</script> zebra crossing' },
					{ anchor: 'a', level: 2, headings: ['<b>zebra</b>'], text: 'zebra <i>x</i>' },
				],
			},
		]);
		await open(page);
		await page.keyboard.type('zebra');
		await expect(hits(page).first()).toContainText('<img src=x');
		expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
		await expect(page.locator('.DocSearch-Hit img, .DocSearch-Hit b, .DocSearch-Hit script')).toHaveCount(0);
	});
});

test.describe('before anything is asked, the search dialog', () => {
	test('offers two first tasks of each audience, and arrow keys reach them', async ({ page }) => {
		await open(page);
		const tasks = page.locator('.first-tasks');
		for (const reader of ['Developers', 'Operators', 'Administrators'])
			await expect(tasks.locator('section').filter({ hasText: reader }).getByRole('link')).toHaveCount(2);
		await page.keyboard.press('ArrowDown');
		await expect(tasks.getByRole('link').first()).toBeFocused();
		await page.keyboard.press('ArrowUp');
		await expect(field(page)).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/how-to-create-feature-flag');
	});

	test('keeps the tasks behind recent searches, also for arrow keys', async ({ page }) => {
		await open(page);
		await page.keyboard.type('stickiness');
		await expect(hits(page).first()).toBeVisible();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reference/stickiness*');
		await page.keyboard.press('/');
		await expect(hits(page)).toHaveCount(1);
		await expect(page.locator('.first-tasks')).toBeVisible();
		await page.keyboard.press('ArrowDown');
		await expect(page.locator('.first-tasks a').first()).toBeFocused();
	});

	test('does without tasks that do not come', async ({ page }) => {
		await page.route('**/search/tasks/**', (route) => route.abort());
		await open(page);
		await expect(dialog(page)).toContainText('No recent searches');
		await page.keyboard.type('stickiness');
		await expect(hits(page).first()).toBeVisible();
	});
});

test.describe('a result in the search dialog', () => {
	test('has the heading, its page and the words that were found', async ({ page }) => {
		await open(page);
		await page.keyboard.type('murmur');
		const row = page.locator('.DocSearch-Hit .row').first();
		await expect(row.locator('.row-title')).not.toBeEmpty();
		await expect(row.locator('.row-place')).toHaveText('Stickiness');
		await expect(row.locator('.row-text mark').first()).toHaveText(/murmur/i);
	});

	test('of an operation has its method and path', { tag: WHOLE }, async ({ page }) => {
		await open(page);
		await page.keyboard.type('GET /api/admin/projects');
		const row = page.locator('.DocSearch-Hit .row').first();
		await expect(row.locator('.method')).toHaveText('GET');
		await expect(row.locator('.row-path')).toHaveText('/api/admin/projects');
	});

	test('is noted by its heading when it is opened', async ({ page }) => {
		await open(page);
		const [title = ''] = await withWholeIndex(page, async () => {
			await field(page).fill('murmur');
			await expect(hits(page).first()).toBeVisible();
			return page.locator('.row-title').allInnerTexts();
		});
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reference/stickiness*');
		await page.keyboard.press('/');
		await expect(page.locator('.DocSearch-Hit-title')).toHaveText(title);
	});

	test('is followed by the way to all results, which arrow keys reach', async ({ page }) => {
		await open(page);
		await withWholeIndex(page, async () => {
			await field(page).fill('segment');
			await expect(page.locator('.all-results')).toHaveText(/^All \d+ results$/);
			return hits(page).allTextContents();
		});
		await page.keyboard.press('ArrowUp');
		await expect(page.getByRole('option', { selected: true })).toHaveText(/^All \d+ results$/);
		await page.keyboard.press('Enter');
		await page.waitForURL('**/search?q=segment');
		expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('All ');
	});
});

test.describe('the search dialog says', () => {
	test('that other words were looked up', async ({ page }) => {
		await open(page);
		await page.keyboard.type('stikinezz');
		await expect(dialog(page).getByRole('status')).toContainText(
			'No results for “stikinezz”. These are the results for “stickiness”.',
		);
		await expect(hits(page).first()).toContainText('Stickiness');
	});

	test('that a text was cut, and leads to where all of it is searched', async ({ page }) => {
		const text = `stickiness ${'of a long error '.repeat(8)}`.trim();
		await page.goto(anyPage);
		await page.evaluate((text) => {
			const area = document.body.appendChild(document.createElement('textarea'));
			area.value = text;
			area.select();
			document.execCommand('copy');
			area.remove();
		}, text);
		await page.keyboard.press('/');
		await expect(field(page)).toBeFocused();
		await page.keyboard.press('ControlOrMeta+v');
		await expect(field(page)).toHaveValue(text.slice(0, 64));
		await expect(dialog(page)).toContainText('The first 64 characters are searched.');
		const whole = dialog(page).getByRole('link', { name: 'Search for the whole text' });
		expect(new URLSearchParams((await whole.getAttribute('href'))?.split('?')[1]).get('q')).toBe(text);
		await page.keyboard.press('Backspace');
		await expect(whole).toHaveCount(0);
		await expect(field(page)).toHaveValue(text.slice(0, 63));
	});
});

test.describe('when the index does not come', () => {
	test('results of another query do not stand for its answer', async ({ page }) => {
		await open(page);
		await page.keyboard.type('stickiness');
		await expect(hits(page).first()).toBeVisible();
		await page.evaluate(() => {
			Worker.prototype.postMessage = () => undefined;
		});
		await field(page).fill('constraints');
		await expect(dialog(page).getByRole('status')).toHaveText('Searching');
		await expect(hits(page).first()).toBeHidden();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(anyPageEnd);
		await field(page).fill('');
		await expect(page.locator('.first-tasks')).toBeVisible();
	});

	test('the first letters hold nothing up', { tag: WHOLE }, async ({ page }) => {
		const release = await held(page, '**/_astro/search-guides*');
		await open(page);
		await page.keyboard.type('stikinezz');
		await expect(dialog(page).getByRole('status')).toHaveText('Searching');
		await field(page).fill('constraints');
		await expect(hits(page).first()).toBeVisible();
		await expect(dialog(page)).toContainText('Still loading:');
		release();
		await expect(dialog(page)).not.toContainText('Still loading:');
	});

	test('the dialog is stalled after 300 ms, and answers when it is there', async ({ page }) => {
		const release = await held(page, '**/search/index.json');
		await open(page);
		await page.keyboard.type('constraints');
		await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
		release();
		await expect(hits(page).first()).toBeVisible();
		await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
	});

	test('the error screen stays, and the next key or Retry tries again', async ({ page }) => {
		await page.clock.install();
		let broken = true;
		await page.route('**/search/index.json', (route) => (broken ? route.abort() : route.continue()));
		await open(page);
		await page.keyboard.type('constraint');
		await expect(dialog(page)).toContainText('Unable to fetch results');
		await expect(dialog(page)).toContainText('You might want to check your network connection.');
		await later(page);
		await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
		await axe(page);
		await page.keyboard.type('s');
		await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
		broken = false;
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(hits(page).first()).toBeVisible();
		await expect(field(page)).toBeFocused();
		await expect(field(page)).toHaveValue('constraints');
	});

	test('texts that fail are no matter', async ({ page }) => {
		await page.route('**/*search-texts*/**', (route) => route.abort());
		await open(page);
		await page.keyboard.type('constraints');
		await expect(hits(page).first()).toBeVisible();
	});

	for (const [what, pattern] of [
		['worker', '**/_astro/search.worker*'],
		['index', '**/search/index.json'],
	] as const) {
		test(`a ${what} that hangs ends in the error, and Retry answers when it is there`, async ({ page }) => {
			let hangs = true;
			// The clock of a test stops at the page: without workers the index is loaded there.
			if (what === 'index') await page.addInitScript('delete window.Worker');
			await page.clock.install();
			await page.route(pattern, (route) => (hangs ? undefined : route.continue()));
			await open(page);
			await page.keyboard.type('constraints');
			await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
			await axe(page);
			await page.clock.fastForward(10_000);
			await expect(dialog(page)).toContainText('Unable to fetch results');
			hangs = false;
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(hits(page).first()).toBeVisible();
		});
	}

	test('results of the outline become those of the whole index', { tag: WHOLE }, async ({ page }) => {
		const release = await held(page, '**/_astro/search-guides*');
		await open(page);
		await page.keyboard.type('constraints');
		await expect(hits(page).first()).toBeVisible();
		const partial = await dialog(page).getByRole('status').textContent();
		release();
		await expect(dialog(page).getByRole('status')).not.toHaveText(partial ?? '');
	});

	test('Enter before the first result opens it when it arrives, unless the query has changed', async ({
		page,
	}) => {
		let release = await held(page, '**/search/index.json');
		await open(page);
		await page.keyboard.type('managing constraint');
		await page.keyboard.press('Enter');
		await page.keyboard.type('s');
		release();
		await expect(hits(page).first()).toContainText('Managing constraints');
		await expect(page).toHaveURL(anyPageEnd);
		await page.unrouteAll();
		release = await held(page, '**/search/index.json');
		await open(page);
		await page.keyboard.type('managing constraints');
		await page.keyboard.press('Enter');
		await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
		release();
		await page.waitForURL('**/understanding-unleash/managing-constraints*');
		await page.keyboard.press('/');
		await expect(dialog(page)).toContainText('Recent');
	});
});

for (const look of sampledLooks('search-dialog')) {
	test(`axe finds nothing in the search dialog, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
		await setLook(page, look);
		await open(page);
		await expect(page.locator('.first-tasks')).toBeVisible();
		await axe(page);
		await page.keyboard.type('constraints');
		await expect(hits(page).first()).toBeVisible();
		await axe(page);
		await field(page).fill('xyzzy');
		await expect(page.locator('.search-suggestions')).toBeVisible();
		await axe(page);
		await field(page).fill('stikinezz '.padEnd(64, 'q'));
		await expect(page.locator('.search-note')).toHaveCount(2);
		await axe(page);
		await field(page).fill('constraints');
		await expect(hits(page).first()).toBeVisible();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/understanding-unleash/**');
		await page.keyboard.press('/');
		await expect(dialog(page)).toContainText('Recent');
		await axe(page);
	});
}
