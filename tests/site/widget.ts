import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { type RunningServer, startOwn } from './servers.ts';

const WIDGET = 'widget.example.com';
const API = 'api.example.com';

/** Settings of an assistant that is a widget of another host. */
export const SCRIPT = {
	ASSISTANT: 'script',
	ASSISTANT_SCRIPT: `https://${WIDGET}/widget.js`,
	ASSISTANT_SCRIPT_OPEN: 'Widget.open',
	ASSISTANT_SCRIPT_ATTRIBUTES: '{"data-website-id":"1234"}',
	ASSISTANT_SCRIPT_POLICY: `connect-src https://${API}`,
};

const SOURCE = `const id = document.currentScript.dataset.websiteId;
	window.Widget = { opened: 0, open() { this.opened++; document.title = 'Widget ' + id + ' ' + this.opened; } };
	fetch('https://${API}/hello');`;

/**
 * Tests the widget in a browser.
 *
 * @param built gives the folder of a site that was built with `SCRIPT`
 */
export function testWidget(built: () => string): void {
	let server: RunningServer;
	let browser: Browser;
	/** What the host of the widget does. */
	let answers = true;

	beforeAll(async () => {
		server = await startOwn(built());
		browser = await launchBrowser();
	});
	afterAll(async () => {
		await browser?.close();
		server?.stop();
	});

	/** Opens a page and waits until it has asked a host. */
	async function visit(host: string): Promise<{ page: Page; events: string[]; blocked: string[] }> {
		const page = await openPage(browser, { serviceWorkers: 'block' });
		const events: string[] = [];
		const blocked: string[] = [];
		page.on('load', () => events.push('load'));
		page.on('console', (message) => /Policy|Trusted/.test(message.text()) && blocked.push(message.text()));
		await page.route('https://*.example.com/**', (route) => {
			events.push(new URL(route.request().url()).host);
			const headers = { 'access-control-allow-origin': '*' };
			return answers
				? route.fulfill({ contentType: 'text/javascript', headers, body: SOURCE })
				: route.abort();
		});
		const asked = page.waitForRequest((request) => new URL(request.url()).host === host);
		await page.goto(`http://127.0.0.1:${server.port}/quickstart`);
		await asked;
		return { page, events, blocked };
	}

	const hasTitle = (page: Page, title: string) =>
		page.waitForFunction((expected) => document.title === expected, title);

	test('it loads after the load event, with its attributes and what it needs of the policy; the button opens it', async () => {
		answers = true;
		const { page, events, blocked } = await visit(API);
		await page.locator('.ask-button').click();
		await hasTitle(page, 'Widget 1234 1');
		await page.locator('.ask-button').click();
		await hasTitle(page, 'Widget 1234 2');
		expect(events).toEqual(['load', WIDGET, API]);
		expect(blocked).toEqual([]);
		await page.context().close();
	});

	test('if it does not answer, the page stays as it is; the button says so, and tries again', async () => {
		answers = false;
		const { page } = await visit(WIDGET);
		expect(await page.locator('.load-failed').count()).toBe(0);
		await page.locator('.ask-button').click();
		const note = page.locator('.load-failed');
		await note.waitFor();
		expect(await note.textContent()).toContain(`${WIDGET} does not answer.`);
		answers = true;
		await note.getByRole('button', { name: 'Retry' }).click();
		await hasTitle(page, 'Widget 1234 1');
		await page.context().close();
	});
}
