import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { requestOf } from '../../src/api-reference/model/request.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import * as limits from '../../src/config/limits.ts';
import { sendButton } from '../../src/ui/components/your-server/send-button.ts';
import { listening } from '../listening.ts';
import { barriers, sampledLooks, setLook } from './axe.ts';

const { operations, schemas } = loadReference();

let server: Server;
let origin: string;
/** What the server does with a request, beyond permitting it. */
let answer: (response: ServerResponse) => void;
let permits = true;
let got: { method: string; path: string; token: string; body: string }[] = [];

test.beforeEach(async () => {
	got = [];
	permits = true;
	answer = (response) =>
		response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"name":"<b>one</b>"}');
	server = createServer(async (request, response) => {
		if (permits) {
			response.setHeader('Access-Control-Allow-Origin', '*');
			response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
			response.setHeader('Access-Control-Allow-Methods', '*');
		}
		if (request.method === 'OPTIONS') return void response.writeHead(204).end();
		let body = '';
		for await (const chunk of request.setEncoding('utf8')) body += chunk;
		const { method = '', url = '', headers } = request;
		got.push({ method, path: url, token: headers.authorization ?? '', body });
		answer(response);
	});
	({ origin } = await listening(server));
});

test.afterEach(async () => {
	server.closeAllConnections();
	await new Promise((done) => server.close(done));
});

/** Opens the page of an operation as a build with `API_CONSOLE_HOSTS` has it, with the reader's values. */
async function open(page: Page, slug: string, address = origin) {
	const operation = operations.find((one) => one.slug === slug);
	if (!operation) throw new Error(`no operation ${slug}`);
	// Chromium asks readers before a page may reach a server on their machine.
	await page.context().grantPermissions(['local-network-access']);
	const button = sendButton(requestOf(operation, schemas), [origin], 'Send');
	await page.route(`**/reference/api/unleash/${slug}`, async (route) => {
		const response = await route.fetch();
		const headers = response.headers();
		const policy = headers['content-security-policy'] ?? '';
		await route.fulfill({
			response,
			headers: {
				...headers,
				'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`),
			},
			body: (await response.text()).replace(
				'</span></summary></details></div>',
				`</span></summary></details>${button}</div>`,
			),
		});
	});
	await page.addInitScript(
		([local, session]) => {
			localStorage.setItem('your-server', local ?? '');
			sessionStorage.setItem('your-server', session ?? '');
		},
		[
			JSON.stringify({ address, project: 'web' }),
			JSON.stringify({ tokens: { admin: 'user:1' }, parts: { 'features/{featureName}': 'my flag' } }),
		],
	);
	await page.goto(`/reference/api/unleash/${slug}`);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const live = (page: Page) => page.locator('.live-answer');

test('one click sends a request that reads, and the answer shows as text', async ({ page }) => {
	await open(page, 'get-feature');
	await send(page).click();
	await expect(live(page)).toContainText(/^200 OK, \d+ ms, from 127/);
	await expect(live(page).locator('code')).toHaveText('{\n  "name": "<b>one</b>"\n}');
	expect(got).toEqual([
		{ method: 'GET', path: '/api/admin/projects/web/features/my%20flag', token: 'user:1', body: '' },
	]);
	for (const look of sampledLooks('send')) {
		await setLook(page, look);
		expect(await barriers(page, '.bench')).toEqual([]);
	}
});

test('a request that writes names method, path and host first, and can be changed or left', async ({
	page,
}) => {
	await open(page, 'create-feature');
	await send(page).click();
	await expect(live(page)).toContainText(`This changes something on ${new URL(origin).host}:`);
	await expect(live(page)).toContainText('POST /api/admin/projects/web/features');
	for (const look of sampledLooks('send')) {
		await setLook(page, look);
		expect(await barriers(page, '.bench')).toEqual([]);
	}
	await live(page).getByRole('button', { name: 'Cancel' }).click();
	await expect(send(page)).toBeFocused();
	expect(got).toEqual([]);

	await send(page).click();
	const body = live(page).getByRole('textbox', { name: 'Body' });
	await body.fill('{');
	await live(page).getByRole('button', { name: 'Send it' }).click();
	await expect(live(page)).toContainText('The body is no JSON');
	expect(got).toEqual([]);
	await body.fill('{"name":"mine"}');
	await live(page).getByRole('button', { name: 'Send it' }).click();
	await expect(live(page)).toContainText('200 OK');
	expect(got).toEqual([
		{ method: 'POST', path: '/api/admin/projects/web/features', token: 'user:1', body: '{"name":"mine"}' },
	]);
});

for (const [status, help] of [
	[401, 'missing or unknown'],
	[403, 'lacks a permission'],
	[404, 'nothing of this name'],
	[429, 'Too many requests'],
	[503, 'The server failed'],
] as const) {
	test(`${status} is shown with its body and what to do`, async ({ page }) => {
		answer = (response) => response.writeHead(status).end('{"message":"no"}');
		await open(page, 'get-feature');
		await send(page).click();
		await expect(live(page)).toContainText(String(status));
		await expect(live(page)).toContainText(help);
		await expect(live(page).locator('code')).toContainText('"message": "no"');
	});
}

test('a server that does not permit this site, is not there, or does not answer, is told apart', async ({
	page,
}) => {
	permits = false;
	await page.clock.install();
	await open(page, 'get-feature');
	await send(page).click();
	await expect(live(page)).toContainText('does not let this site read its answers');

	permits = true;
	answer = () => {};
	await send(page).click();
	await expect(live(page)).toContainText('Waiting for');
	await expect.poll(() => got.some(({ path }) => path.includes('my%20flag'))).toBe(true);
	await page.clock.fastForward(limits.answerWithin);
	await expect(live(page)).toContainText('did not answer within 15 seconds');

	server.closeAllConnections();
	await new Promise((done) => server.close(done));
	await send(page).click();
	await expect(live(page)).toContainText('cannot be reached');
});

test('without an address, or with one that this site may not call, nothing is sent', async ({ page }) => {
	await open(page, 'get-feature', '');
	await send(page).click();
	await expect(live(page)).toContainText('Give the address of your server first.');
	await expect(page.locator('.your-server').getByLabel('Address')).toBeFocused();
	await page.unrouteAll();
	await open(page, 'get-segments', 'https://other.example.com');
	await send(page).click();
	await expect(live(page)).toContainText(`This site may call ${origin} only.`);
	expect(got).toEqual([]);
});
