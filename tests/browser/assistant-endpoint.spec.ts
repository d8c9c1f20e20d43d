import { expect } from '@playwright/test';
import { assistantLimits } from '../../src/config/assistant-limits.ts';
import { sample } from '../sample.ts';
import { answer, ask, open, panel, talk, test } from './assistant-server.ts';
import { barriers, sampledLooks, setLook } from './axe.ts';
import { anyPage, anyPageEnd } from './pages.ts';

// A reused context keeps this.
test.afterEach(({ context }) => context.setOffline(false));

type Page = Parameters<typeof panel>[0];
const status = (page: Page) => panel(page).getByRole('status');

test('sends question, history and passages, and shows the answer with the sources that it names', async ({
	page,
	endpoint,
}) => {
	endpoint.streams(['A **segment** ', 'is a set of constraints [1].']);
	await open(page, anyPage);
	await expect(panel(page)).toContainText('A language model writes the answer');
	await ask(page, 'What is a segment?');
	await expect(answer(page).locator('.ask-text strong')).toHaveText('segment');
	await expect(status(page)).toHaveText('The answer is complete.');
	const cited = answer(page).getByRole('link', { name: '[1]' });
	await expect(cited).toHaveAttribute('href', /^\/reference\/segments/);
	await expect(answer(page).locator('.ask-sources a')).toHaveCount(1);

	await ask(page, 'And how many can I have at most?');
	await expect(talk(page).locator('article')).toHaveCount(2);
	await expect(answer(page).locator('.ask-text')).toBeVisible();
	const [first, second] = endpoint.asked;
	expect(first?.messages).toEqual([{ role: 'user', content: 'What is a segment?' }]);
	expect(first?.passages[0]?.url).toMatch(/^http:\/\/localhost:\d+\/reference\/segments/);
	expect(first?.passages.length).toBeLessThanOrEqual(assistantLimits.passages);
	expect(first).toMatchObject({ language: 'en', page: expect.stringMatching(anyPageEnd) });
	expect(second?.messages.map(({ role, content }) => `${role}: ${content}`)).toEqual([
		'user: What is a segment?',
		'assistant: A **segment** is a set of constraints [1].',
		'user: And how many can I have at most?',
	]);
});

test('shows a streamed answer as it comes, says so once, and Stop ends it', async ({ page, endpoint }) => {
	endpoint.streams(['One. ', 'Two.'], 'open');
	await open(page);
	await ask(page, 'What is a segment?');
	await expect(answer(page)).toContainText('One. Two.');
	await expect(answer(page)).toHaveAttribute('aria-busy', 'true');
	await expect(status(page)).toHaveText('The answer is being written');
	await expect(answer(page).locator('[aria-live]')).toHaveCount(0);
	await panel(page).getByRole('button', { name: 'Stop' }).click();
	await expect(answer(page)).toContainText('The answer was stopped.');
	await expect(answer(page)).toHaveAttribute('aria-busy', 'false');
	await expect.poll(() => endpoint.left).toBe(1);
	endpoint.streams(['Whole.']);
	await answer(page).getByRole('button', { name: 'Ask again' }).click();
	await expect(answer(page).locator('.ask-text')).toHaveText('Whole.');
	await expect(answer(page)).toContainText('This answer names no source.');
});

test('copies an answer as it was written', async ({ page, endpoint, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access']);
	endpoint.streams(['A **flag**.']);
	await open(page);
	await ask(page, 'What is a flag?');
	await answer(page).getByRole('button', { name: 'Copy answer' }).click();
	await expect(answer(page).getByRole('button', { name: 'Copied' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A **flag**.');
});

test('copies a block of code by itself', async ({ page, endpoint, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access']);
	endpoint.streams(['Run this:\n\n```sh\nnpm install unleash-client\n```\n']);
	await open(page);
	await ask(page, 'How do I install it?');
	await answer(page).getByRole('button', { name: 'Copy', exact: true }).click();
	await expect(answer(page).getByRole('button', { name: 'Copied' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install unleash-client');
});

test('markup in an answer stays text, links lead to the web only, and pictures are not loaded', async ({
	page,
	endpoint,
}) => {
	const asked: string[] = [];
	const blocked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
	endpoint.streams([
		'<script>document.title="taken"</script> <img src="https://evil.test/a.png" onerror="document.title=1">\n\n',
		'<iframe src="https://evil.test"></iframe>\n\n',
		'![see](https://evil.test/pixel.png?q=secret) [here](javascript:alert(1)) [there](https://good.test/a)\n\n',
		'# Big\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| <b>1</b> | 2 |\n\n```html\n<script>x</script>\n```\n',
	]);
	await open(page);
	const title = await page.title();
	await ask(page, 'What is a segment?');
	await expect(answer(page)).toContainText('<script>document.title="taken"</script>');
	await expect(answer(page)).toContainText('<iframe');
	await expect(answer(page).locator('img, script, iframe, h1, b, a[href^="javascript"]')).toHaveCount(0);
	await expect(answer(page).locator('.ask-text li')).toHaveCount(2);
	await expect(answer(page).locator('.ask-text td').first()).toHaveText('<b>1</b>');
	await expect(answer(page).locator('.ask-text pre')).toHaveText('<script>x</script>');
	await expect(answer(page).getByRole('link', { name: 'there' })).toHaveAttribute(
		'href',
		'https://good.test/a',
	);
	expect(await page.title()).toBe(title);
	expect(asked.filter((url) => url.includes('evil.test'))).toEqual([]);
	expect(blocked).toEqual([]);
});

const failures: [string, string, (response: import('node:http').ServerResponse) => void][] = [
	['401', 'The assistant refused the request.', (response) => response.writeHead(401).end()],
	[
		'500',
		'The assistant does not work at the moment.',
		(response) => response.writeHead(500).end('<h1>no</h1>'),
	],
	['400', 'The assistant could not read the request.', (response) => response.writeHead(400).end()],
	[
		'a page in the place of a stream',
		'The assistant could not read the request.',
		(response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>hello'),
	],
	['a cut connection', 'The assistant does not work at the moment.', (response) => response.destroy()],
	[
		'an error in the stream',
		'The assistant does not work at the moment.',
		(response) =>
			response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end('event: error\ndata: {}\n\n'),
	],
];

/** How many failures a run tries. */
const FAILURES = 3;

for (const [what, said, fails] of sample(failures, FAILURES, 'failures of an endpoint')) {
	test(`${what}: says what is wrong, and asking again works`, async ({ page, endpoint }) => {
		endpoint.answer = fails;
		await open(page);
		await ask(page, 'What is a segment?');
		await expect(answer(page).getByRole('alert')).toContainText(said);
		await expect(answer(page).getByRole('link', { name: 'Search all pages' })).toHaveAttribute(
			'href',
			/^\/search\?q=What/,
		);
		endpoint.streams(['Better.']);
		await answer(page).getByRole('button', { name: 'Ask again' }).click();
		await expect(answer(page).locator('.ask-text')).toHaveText('Better.');
		await expect(answer(page).getByRole('alert')).toHaveCount(0);
	});
}

test('a stream that breaks off keeps what came, and says that it is not whole', async ({
	page,
	endpoint,
}) => {
	endpoint.streams(['Half an ans'], 'cut');
	await open(page);
	await ask(page, 'What is a segment?');
	await expect(answer(page).locator('.ask-text')).toHaveText('Half an ans');
	await expect(answer(page).getByRole('alert')).toContainText('The answer broke off.');
});

test('429: waits as long as the endpoint says before asking again', async ({ page, endpoint }) => {
	endpoint.answer = (response) => response.writeHead(429, { 'Retry-After': '20' }).end();
	await page.clock.install();
	await open(page);
	await ask(page, 'What is a segment?');
	await expect(answer(page).getByRole('alert')).toContainText('Too many questions at the moment.');
	await expect(answer(page).getByRole('button')).toHaveText(/Ask again in (?:20|19|18) s/);
	await expect(answer(page).getByRole('button')).toBeDisabled();
	await page.clock.runFor(21_000);
	await expect(answer(page).getByRole('button', { name: 'Ask again', exact: true })).toBeEnabled();
});

test('an endpoint that falls silent is given up', async ({ page, endpoint }) => {
	endpoint.answer = () => undefined;
	await page.clock.install();
	await open(page);
	await ask(page, 'What is a segment?');
	await expect.poll(() => endpoint.asked.length).toBe(1);
	await page.clock.runFor(assistantLimits.silence + 1000);
	await expect(answer(page).getByRole('alert')).toContainText('The assistant does not answer.');
	await expect.poll(() => endpoint.left).toBe(1);
});

test('without a network it says so', async ({ page, endpoint, context }) => {
	endpoint.streams(['One.']);
	await open(page);
	await ask(page, 'What is a segment?');
	await expect(answer(page).locator('.ask-text')).toHaveText('One.');
	await context.setOffline(true);
	await ask(page, 'What is a strategy?');
	await expect(answer(page).getByRole('alert')).toContainText('You are offline.');
});

test('an endpoint that refuses is shown as no answer', async ({ page, endpoint }) => {
	endpoint.answer = (response) =>
		response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end('event: refused\ndata: {}\n\n');
	await open(page);
	await ask(page, 'What is the capital of France?');
	await expect(answer(page)).toContainText('I could not find this in the documentation.');
});

for (const look of sampledLooks('assistant-endpoint')) {
	test(`has nothing that axe finds in answers and failures, ${look.colorScheme}, ${look.width} px`, async ({
		page,
		endpoint,
	}) => {
		await setLook(page, look);
		endpoint.streams(['# A\n\nOne [1].\n\n- two\n\n| a |\n| --- |\n| b |\n\n```\ncode\n```\n']);
		await open(page);
		await ask(page, 'What is a segment?');
		await expect(answer(page).locator('.ask-sources')).toBeVisible();
		endpoint.answer = (response) => response.writeHead(429, { 'Retry-After': '60' }).end();
		await ask(page, 'Another one?');
		await expect(answer(page).getByRole('alert')).toBeVisible();
		expect(await barriers(page, '.ask-panel')).toEqual([]);
	});
}
