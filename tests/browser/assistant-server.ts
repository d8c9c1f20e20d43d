import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { listening } from '../listening.ts';
import { withSmallIndex } from './small-index.ts';

/** What was sent to the endpoint. */
export interface Asked {
	messages: { role: string; content: string }[];
	passages: { title: string; url: string; text: string }[];
	page: string;
	language: string;
}

/** An endpoint of which a test says how it answers. */
export class Endpoint {
	readonly asked: Asked[] = [];
	/** Whether readers went away before the answer ended. */
	left = 0;
	answer: (response: ServerResponse) => void = (response) => response.writeHead(503).end();
	readonly #server = createServer(async (request, response) => {
		response.setHeader('Access-Control-Allow-Origin', '*');
		response.setHeader('Access-Control-Allow-Headers', 'content-type');
		response.setHeader('Access-Control-Expose-Headers', 'retry-after');
		if (request.method === 'OPTIONS') return void response.writeHead(204).end();
		let body = '';
		for await (const chunk of request.setEncoding('utf8')) body += chunk;
		this.asked.push(JSON.parse(body));
		response.on('close', () => {
			if (!response.writableEnded) this.left++;
		});
		this.answer(response);
	});

	/** Answers with one piece of text after the other; without an end if the stream is to stay open. */
	streams(pieces: readonly string[], end: 'done' | 'open' | 'cut' = 'done'): void {
		this.answer = (response) => {
			response.writeHead(200, { 'Content-Type': 'text/event-stream' });
			for (const text of pieces) response.write(`data: ${JSON.stringify({ text })}\n\n`);
			if (end === 'done') response.end('data: [DONE]\n\n');
			if (end === 'cut') response.end();
		};
	}

	async start(): Promise<string> {
		return (await listening(this.#server)).origin;
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((done) => this.#server.close(done));
	}
}

/** Makes pages those of a build with `ASSISTANT=endpoint`: the island has its address, and the policy names it. */
async function asBuiltFor(page: Page, origin: string): Promise<void> {
	// Chromium asks readers before a page may reach a server on their machine.
	await page.context().grantPermissions(['local-network-access']);
	await page.route(
		(url) => !/\.\w+$/.test(url.pathname),
		async (route) => {
			if (route.request().resourceType() !== 'document') return route.fallback();
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
					'"provider":"local"',
					`"provider":"endpoint","endpoint":"${origin}/answers"`,
				),
			});
		},
	);
}

/** A test with an endpoint, and pages that ask it. */
export const test = base.extend<{ endpoint: Endpoint }>({
	endpoint: async ({ page }, use) => {
		const endpoint = new Endpoint();
		await asBuiltFor(page, await endpoint.start());
		await withSmallIndex(page);
		await use(endpoint);
		await endpoint.stop();
	},
});

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask the documentation' });
export const talk = (page: Page) => panel(page).getByRole('region', { name: 'Questions and answers' });
export const answer = (page: Page) => talk(page).locator('article').last();
export const button = (page: Page) => page.locator('.ask-button');

/** Opens the panel. */
export async function open(page: Page, path = '/availability'): Promise<void> {
	await page.goto(path);
	await button(page).click();
	await panel(page).waitFor();
}

/** Asks a question in the open panel. */
export async function ask(page: Page, question: string): Promise<void> {
	await panel(page).getByRole('textbox', { name: 'Your question' }).fill(question);
	await page.keyboard.press('Enter');
}
