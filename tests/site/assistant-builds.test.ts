import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../src/hosting/serve.ts';
import { findOrInstallChromium } from '../../src/tools/browsers/find-chromium.ts';
import { listening } from '../listening.ts';
import { QUIET } from '../quiet-chromium.ts';
import { buildTestSite, removeTestSite } from './test-build.ts';

/* Small sites, each built with other settings of the assistant. */

const WIDGET = 'https://widget.example.com/widget.js';
const versions = [
	{ name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' },
	{ name: '7', label: '7.x', path: '/7', isLast: false, mainDocument: 'welcome' },
] as const;

const roots: string[] = [];
const build = async (environment: Record<string, string>) => {
	const root = await buildTestSite({
		content: 'tests/site/fixtures/places',
		versions,
		redirects: [],
		environment,
	});
	roots.push(root);
	return root;
};
const read = (root: string, file: string) => readFileSync(join(root, 'dist', file), 'utf8');

afterAll(() => roots.forEach(removeTestSite));

test('with `none` there is no button, and with `endpoint` pages and policy have its address', async () => {
	const none = await build({ ASSISTANT: 'none' });
	expect(read(none, 'quickstart.html')).not.toContain('ask-button');
	const endpoint = await build({
		ASSISTANT: 'endpoint',
		ASSISTANT_ENDPOINT: 'https://ask.example.com/answers',
	});
	expect(read(endpoint, 'quickstart.html')).toContain(
		'"provider":"endpoint","endpoint":"https://ask.example.com/answers"',
	);
	expect(read(endpoint, '_headers')).toContain("connect-src 'self' https://ask.example.com;");
	expect(read(endpoint, 'quickstart.html')).not.toMatch(/<(?:script|link)[^>]*ask\.example\.com/);
}, 300_000);

describe('a widget of another host', () => {
	let site: string;
	let browser: Browser;
	let stop: () => void;
	/** What the host of the widget does. */
	let answers = true;

	beforeAll(async () => {
		const root = await build({
			ASSISTANT: 'script',
			ASSISTANT_SCRIPT: WIDGET,
			ASSISTANT_SCRIPT_OPEN: 'Widget.open',
			ASSISTANT_SCRIPT_ATTRIBUTES: '{"data-website-id":"1234"}',
			ASSISTANT_SCRIPT_POLICY: 'connect-src https://api.example.com',
		});
		const server = await createSiteServer(join(root, 'dist'));
		site = (await listening(server)).origin;
		stop = () => server.close();
		browser = await chromium.launch({ executablePath: findOrInstallChromium().path, args: QUIET });
	}, 300_000);
	afterAll(async () => {
		await browser?.close();
		stop?.();
	});

	async function visit(): Promise<{ page: Page; events: string[]; blocked: string[] }> {
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const page = await context.newPage();
		const events: string[] = [];
		const blocked: string[] = [];
		page.on('load', () => events.push('load'));
		page.on('console', (message) => /Policy|Trusted/.test(message.text()) && blocked.push(message.text()));
		await page.route('https://*.example.com/**', (route) => {
			events.push(new URL(route.request().url()).host);
			if (!answers) return route.abort();
			const script = `const id = document.currentScript.dataset.websiteId;
				window.Widget = { opened: 0, open() { this.opened++; document.title = 'Widget ' + id + ' ' + this.opened; } };
				fetch('https://api.example.com/hello');`;
			const headers = { 'access-control-allow-origin': '*' };
			return route.fulfill({ contentType: 'text/javascript', headers, body: script });
		});
		await page.goto(`${site}/quickstart`);
		return { page, events, blocked };
	}

	test('loads after the load event, with its attributes and what it needs of the policy; the button opens it', async () => {
		answers = true;
		const { page, events, blocked } = await visit();
		await expect.poll(() => events).toEqual(['load', 'widget.example.com', 'api.example.com']);
		await page.locator('.ask-button').click();
		await expect.poll(() => page.title()).toBe('Widget 1234 1');
		await page.locator('.ask-button').click();
		await expect.poll(() => page.title()).toBe('Widget 1234 2');
		expect(events.filter((host) => host === 'widget.example.com')).toHaveLength(1);
		expect(blocked).toEqual([]);
		await page.context().close();
	});

	test('that does not answer leaves the page as it is; the button says so, and tries again', async () => {
		answers = false;
		const { page, events } = await visit();
		await expect.poll(() => events).toContain('widget.example.com');
		expect(await page.locator('.load-failed').count()).toBe(0);
		await page.locator('.ask-button').click();
		const note = page.locator('.load-failed');
		await note.waitFor();
		expect(await note.textContent()).toContain('widget.example.com does not answer.');
		answers = true;
		await note.getByRole('button', { name: 'Retry' }).click();
		await expect.poll(() => page.title()).toBe('Widget 1234 1');
		await page.context().close();
	});
});
