import { expect, test } from '@playwright/test';
import { assistantLimits } from '../../src/config/assistant-limits.ts';
import { ask, button, open, panel } from './assistant-server.ts';
import { barriers, LOOKS, OTHER_LOOKS, setLook } from './axe.ts';
import { anyPage } from './pages.ts';
import { withSmallIndex } from './small-index.ts';

// A reused context keeps this.
test.afterEach(({ context }) => context.setOffline(false));

const talk = (page: Parameters<typeof panel>[0]) =>
	panel(page).getByRole('region', { name: 'Questions and answers' });

test('nothing of it loads before a reader reaches for it', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('/availability', { waitUntil: 'networkidle' });
	expect(
		asked.filter((url) => /react|client\.|Ask|load-panel|entries|assistant|index\.json/i.test(url)),
	).toEqual([]);
	await expect(button(page)).toHaveAttribute('href', '/search');
	await button(page).click();
	await expect(panel(page)).toBeVisible();
	expect(asked.some((url) => url.endsWith('/search/assistant/en.json'))).toBe(true);
});

test('says what it is, asks an example, and quotes the pages with their addresses', async ({ page }) => {
	await open(page);
	await expect(panel(page)).toContainText('No text is generated');
	await expect(panel(page)).toContainText('It is sent nowhere');
	await expect(talk(page).getByRole('button')).toHaveCount(3);
	await talk(page).getByRole('button', { name: 'gradual rollouts' }).click();
	const quotes = talk(page).locator('figure');
	await expect(quotes.first()).toBeVisible();
	await expect(talk(page)).toContainText('Quoted from the pages');
	await expect(quotes.first()).toContainText('Close match');
	await expect(quotes.first()).toContainText('you release a feature to a small share of users first');
	await expect(panel(page).getByRole('status')).toHaveText(/^\d quotes? found\.$/);
	const address = (await quotes.first().getByRole('link').getAttribute('href')) ?? '';
	const quoted = (await quotes.first().locator('blockquote').textContent()) ?? '';
	expect(quoted.length).toBeGreaterThan(40);
	await quotes.first().getByRole('link').click();
	await expect(page).toHaveURL(new RegExp(`${address.replace(/[#.?]/g, '.')}$`));
});

test('a question that names a thing gets it from the data, and sends no question anywhere', async ({
	page,
}) => {
	await open(page);
	const sent: string[] = [];
	page.on('request', (request) =>
		sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
	);
	for (const [question, name, text] of [
		['What does DATABASE_PORT do?', 'DATABASE_PORT', '5432'],
		['what may update_feature do', 'UPDATE_FEATURE', 'Predefined roles'],
		['When is feature-archived sent?', 'feature-archived', 'archived'],
		['How many constraints can a strategy have?', 'constraints', '30'],
		['What does POST /api/admin/projects/default/features do?', 'createFeature', 'POST /api/admin'],
	] as const) {
		await ask(page, question);
		const entry = talk(page).locator('article').last();
		await expect(entry.getByRole('heading', { level: 3 })).toHaveText(question);
		await expect(entry.getByRole('region', { name, exact: true })).toContainText(text);
		await expect(entry.locator('figure')).toHaveCount(0);
	}
	expect(sent.filter((request) => !request.startsWith('GET') || /DATABASE_PORT|\?/.test(request))).toEqual(
		[],
	);
});

test('refuses what the documentation does not say, and offers the search', async ({ page }) => {
	await withSmallIndex(page);
	await open(page);
	await ask(page, 'What is the capital of France?');
	await expect(talk(page)).toContainText('I could not find this in the documentation.');
	await expect(panel(page).getByRole('status')).toHaveText('I could not find this in the documentation.');
	await expect(talk(page).getByRole('link', { name: 'Search all pages for it' })).toHaveAttribute(
		'href',
		/q=What/,
	);
});

test('says while it looks, and when the pages cannot be searched; asking again works', async ({ page }) => {
	let broken = true;
	await withSmallIndex(page);
	await page.route('**/search/entries.json', (route) => (broken ? route.abort() : route.continue()));
	await open(page);
	await ask(page, 'What is a segment?');
	await expect(talk(page).getByRole('alert')).toContainText('The pages could not be searched.');
	let release = () => {};
	const held = new Promise<void>((done) => {
		release = done;
	});
	await page.route('**/search/entries.json', async (route) => {
		await held;
		await route.continue();
	});
	broken = false;
	await talk(page).getByRole('button', { name: 'Ask again' }).click();
	await expect(talk(page)).toContainText('Looking through the pages');
	await expect(panel(page).getByRole('status')).toHaveText('Looking through the pages');
	release();
	await expect(talk(page).locator('figure').first()).toBeVisible();
});

test('without a network it says so', async ({ page, context }) => {
	await withSmallIndex(page);
	await page.route('**/search/entries.json', (route) => route.abort());
	await open(page);
	await context.setOffline(true);
	await ask(page, 'What is a segment?');
	await expect(talk(page).getByRole('alert')).toContainText('You are offline.');
});

test('cuts a long question, and says so before and after', async ({ page }) => {
	await withSmallIndex(page);
	await open(page);
	const field = panel(page).getByRole('textbox');
	await field.fill(`What is a segment? ${'x'.repeat(assistantLimits.question)}`);
	await expect(panel(page)).toContainText('Only the first 1000 characters are asked.');
	await field.press('Enter');
	await expect(talk(page)).toContainText('The question was cut to its first 1000 characters.');
	const asked = await talk(page).locator('.ask-question').boundingBox();
	expect(asked?.height).toBeLessThan(130);
});

test('Enter asks, Shift and Enter begin a line, nothing is asked without a word', async ({ page }) => {
	await withSmallIndex(page);
	await open(page);
	const field = panel(page).getByRole('textbox');
	await expect(field).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(talk(page).locator('article')).toHaveCount(0);
	await page.keyboard.type('What is');
	await page.keyboard.press('Shift+Enter');
	await page.keyboard.type('a segment?');
	await page.keyboard.press('Enter');
	await expect(talk(page).locator('article')).toHaveCount(1);
	await expect(field).toHaveValue('');
	await expect(field).toBeFocused();
});

test('says of passages that cover a part of the question that they may be no answer', async ({ page }) => {
	await open(page);
	await ask(page, 'How often does the list of received signals refresh?');
	await expect(talk(page)).toContainText('Close to your question, but maybe no answer to it');
	await expect(talk(page).locator('figure').first()).toContainText('Partial match');
});

for (const example of ['What does DATABASE_SSL do?', 'Which API request turns a flag on in an environment?'])
	test(`the example is answered with what it names: ${example}`, async ({ page }) => {
		await open(page);
		await talk(page).getByRole('button', { name: example }).click();
		await expect(talk(page).locator('.ask-entry')).toHaveCount(1);
	});

test.describe('the dialog of the search', () => {
	const row = (page: Parameters<typeof panel>[0]) => page.getByRole('option', { name: /^Ask: / });
	const type = async (page: Parameters<typeof panel>[0], query: string) => {
		await page.keyboard.press('/');
		await expect(page.getByRole('searchbox')).toBeFocused();
		await page.keyboard.type(query);
	};

	test('asks what is typed, by keyboard, and gives the focus to the panel', async ({ page }) => {
		await page.goto('/availability');
		await type(page, 'what is a segment');
		await expect(row(page)).toHaveText('Ask: “what is a segment”');
		/* The answer from the whole index selects anew. */
		await expect(page.locator('.DocSearch-Modal')).not.toContainText('Still loading');
		await expect(async () => {
			await page.keyboard.press('ArrowUp');
			await expect(row(page)).toHaveAttribute('aria-selected', 'true', { timeout: 300 });
		}).toPass();
		await page.keyboard.press('Enter');
		await expect(talk(page).getByRole('heading', { level: 3 })).toHaveText('what is a segment');
		await expect(talk(page).locator('figure').first()).toContainText(
			'A segment is a named set of constraints',
		);
		await expect(panel(page).getByRole('textbox')).toBeFocused();
		await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
		await expect(page).toHaveURL(/\/availability$/);
		expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ask: ');
	});

	test('asks by pointer into the panel that is open, and a question is asked once', async ({ page }) => {
		await withSmallIndex(page);
		await page.setViewportSize({ width: 1280, height: 800 });
		await open(page);
		await ask(page, 'What is a segment?');
		await page.locator('main h1').click();
		await type(page, 'what is stickiness for');
		await row(page).click();
		await expect(talk(page).getByRole('heading', { level: 3 })).toHaveText([
			'What is a segment?',
			'what is stickiness for',
		]);
		await panel(page).getByRole('button', { name: 'Close the assistant' }).click();
		await button(page).click();
		await expect(talk(page).locator('article')).toHaveCount(2);
	});

	test('offers that for questions only', async ({ page }) => {
		await withSmallIndex(page);
		await page.goto('/availability');
		await type(page, 'segment');
		await expect(page.locator('.all-results')).toHaveText(/^All \d+ results$/);
		await expect(row(page)).toHaveCount(0);
	});
});

test('on a wide screen the page beside it stays usable, and Escape gives the focus back', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, '/reference/segments');
	await expect(page.locator('.ask-panel')).not.toHaveJSProperty('ariaModal', 'true');
	const text = await page.locator('main h1').boundingBox();
	const box = await panel(page).boundingBox();
	expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
	await page.locator('main a[href^="/"]').first().focus();
	await expect(panel(page)).toBeVisible();
	await panel(page).getByRole('textbox').focus();
	await page.keyboard.press('Escape');
	await expect(panel(page)).toHaveCount(0);
	await expect(button(page)).toBeFocused();
	await expect(page.locator('html')).not.toHaveAttribute('data-assistant');
});

test('on a narrow screen it is a sheet that keeps the focus, and Escape gives it back', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await open(page);
	await expect(page.locator('.ask-panel:modal')).toBeVisible();
	await expect(panel(page).getByRole('textbox')).toBeFocused();
	for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab');
	expect(
		await page.evaluate(
			() => document.activeElement === document.body || !!document.activeElement?.closest('.ask-panel'),
		),
	).toBe(true);
	await panel(page).getByRole('textbox').focus();
	await page.keyboard.press('Escape');
	await expect(panel(page)).toHaveCount(0);
	await expect(button(page)).toBeFocused();
});

test('questions and answers are there on the next page, with the panel where there is room, and nothing moves', async ({
	page,
}) => {
	await withSmallIndex(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, '/reference/segments');
	await ask(page, 'What is a segment?');
	await expect(talk(page).locator('figure').first()).toBeVisible();
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
				sessionStorage.setItem('moved', String(Number(sessionStorage.getItem('moved') ?? 0) + entry.value));
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto('/reference/stickiness');
	await expect(talk(page).getByRole('heading', { name: 'What is a segment?' })).toBeVisible();
	await expect(talk(page).locator('figure').first()).toBeVisible();
	await expect(panel(page).getByRole('textbox')).not.toBeFocused();
	expect(Number(await page.evaluate(() => sessionStorage.getItem('moved')))).toBe(0);

	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(anyPage, { waitUntil: 'load' });
	await expect(page.locator('html')).not.toHaveAttribute('data-assistant');
	await expect(panel(page)).toHaveCount(0);
	await button(page).click();
	await expect(talk(page).getByRole('heading', { name: 'What is a segment?' })).toBeVisible();
	await panel(page).getByRole('button', { name: 'Clear' }).click();
	await expect(talk(page)).toContainText('For example');
	await page.reload();
	await button(page).click();
	await expect(talk(page)).toContainText('For example');
});

test('what somebody else wrote into its storage becomes neither markup nor a link', async ({ page }) => {
	await page.goto('/availability');
	await page.evaluate(() => {
		const evil = '<img src=x onerror="document.title=1">';
		const quote = { url: 'javascript:alert(1)', title: evil, headings: [], text: evil, confidence: 1 };
		const exchange = { id: 1, question: evil, cut: false, state: 'done', text: '', entries: [], sources: [] };
		sessionStorage.setItem(
			'assistant',
			JSON.stringify([{ ...exchange, quotes: [quote] }, { id: 'x' }, null]),
		);
	});
	await button(page).click();
	await expect(talk(page).locator('article')).toHaveCount(1);
	await expect(talk(page).locator('blockquote')).toHaveText('<img src=x onerror="document.title=1">');
	await expect(talk(page).locator('img, a[href^="javascript"]')).toHaveCount(0);
});

for (const look of [...LOOKS, ...OTHER_LOOKS]) {
	test(`has nothing that axe finds, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
		await withSmallIndex(page);
		await setLook(page, look);
		await open(page);
		expect(await barriers(page, '.ask-panel')).toEqual([]);
		for (const question of ['What is a segment?', 'DATABASE_PORT', 'What is the capital of France?']) {
			await ask(page, question);
			await expect(talk(page).locator('article').last()).toHaveAttribute('aria-busy', 'false');
		}
		expect(await barriers(page, '.ask-panel')).toEqual([]);
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the button leads to the page of the search', async ({ page }) => {
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(anyPage);
			await button(page).click();
			await expect(page).toHaveURL(/\/search$/);
		}
	});
});
