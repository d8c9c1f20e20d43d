import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, test } from 'vitest';
import { builtPages } from '../../src/hosting/redirects/built-pages.ts';
import { NOT_FOUND, spellOut } from '../../src/hosting/redirects/plan.ts';
import { listFiles, readFiles } from '../../src/hosting/server/files.ts';
import { readHosting } from '../../src/hosting/server/read-hosting.ts';
import { twinOf } from '../../src/lib/urls/markdown-page.ts';
import { sample } from '../sample.ts';
import { dist, samplePages } from './built-site.ts';
import { hostileForms } from './hostile-forms.ts';
import { follow, type Host, ORIGIN } from './hosts/answer.ts';
import { cloudflareHost } from './hosts/cloudflare.ts';
import { netlifyHost } from './hosts/netlify.ts';
import { ownHost } from './hosts/own.ts';
import { vercelHost } from './hosts/vercel.ts';

/*
 * What hosts make of the files that the build wrote for them, by their own parsers and routers, compared with what
 * the server of this project does.
 */
const { plan } = readHosting(dist);
const files = await readFiles(dist, listFiles(dist));
const rows = spellOut(plan, new Set([...builtPages(dist).keys()].filter((path) => path !== NOT_FOUND)));

/** Number of pages and of old paths that each host is asked for in a run. */
const ASKED = { pages: 150, rows: 250 };

const pages = samplePages(ASKED.pages, 'pages of hosts')
	.map(([path]) => path)
	.filter((path) => path !== NOT_FOUND);
const oldPaths = sample([...rows], ASKED.rows, 'old paths of hosts');

const own = ownHost(plan, files);
const hosts = [
	await cloudflareHost(dist, files),
	await netlifyHost(dist, plan, files),
	vercelHost(dist, files),
];

/** Forms that end elsewhere than with our own server. */
async function different(host: Host, forms: Iterable<string>): Promise<string[]> {
	const found: string[] = [];
	for (const form of forms) {
		const [theirs, ours] = [await follow(host, form, rows), await follow(own, form, rows)];
		if (theirs !== ours) found.push(`${form}: ${theirs}, not ${ours}`);
	}
	return found;
}

describe.each(hosts)('$name', (host) => {
	test('finds nothing wrong with its files', () => {
		expect(host.mistakes).toEqual([]);
	});

	test('leads every old path to its page for good, in one step', async () => {
		expect(rows.size).toBeGreaterThan(800);
		for (const [from, to] of oldPaths)
			expect(await host.ask(new URL(ORIGIN + from)), from).toEqual({ status: 301, location: to });
	});

	test('leads every old path with a query to where our own server does', async () => {
		expect(
			await different(
				host,
				oldPaths.map(([from]) => `${from}?a=1&b=%20c`),
			),
		).toEqual([]);
	});

	test('shows every page at its clean address', async () => {
		expect(await different(host, pages)).toEqual([]);
	});

	test('has no page at the address of the page for what is missing', async () => {
		for (const form of [NOT_FOUND, `${NOT_FOUND}.html`])
			expect(await follow(host, form, rows), form).toBe('missing');
	});

	test('leads no hostile form to another host, or in a circle', async () => {
		for (const form of hostileForms)
			expect(await follow(host, form, rows), form).not.toMatch(/^another host|^too many/);
	});
});

/** Endings that hosts take off by themselves. What is left is done by the script of the page for what is missing. */
test.each([
	['Cloudflare Pages', ['.html', '/']],
	['Vercel', ['.html', '/', '/index.html']],
])('%s leads every page followed by %j to its clean address', async (name, endings) => {
	const host = hosts.find((one) => one.name === name) as Host;
	const forms = pages.filter((path) => path !== '/').flatMap((path) => endings.map((end) => path + end));
	expect(await different(host, forms)).toEqual([]);
});

test.each([
	'Cloudflare Pages',
	'Vercel',
])('%s shows no other page for a hostile form than our own server', async (name) => {
	const host = hosts.find((one) => one.name === name) as Host;
	for (const form of hostileForms)
		expect(['missing', '/404.html', await follow(own, form, rows)], form).toContain(
			await follow(host, form, rows),
		);
});

test('Vercel leads clients that prefer Markdown to it, and no others', async () => {
	const host = hosts.find(({ name }) => name === 'Vercel') as Host;
	const ask = (path: string, accept: string) => host.ask(new URL(ORIGIN + path), { accept });
	const agent = 'text/markdown, text/html, */*';
	for (const path of pages)
		expect(await ask(path, agent), path).toEqual({ status: 307, location: twinOf(path) ?? `${path}.md` });
	for (const accept of ['*/*', 'text/html,application/xhtml+xml', 'text/html, text/markdown;q=0.5'])
		expect((await ask('/quickstart', accept)).status, accept).toBe(200);
	for (const path of ['/quickstart.md', '/favicon.svg', '/llms.txt'])
		expect((await ask(path, agent)).status, path).toBe(200);
});

test.each([
	['/quickstart.md', true],
	['/reference/api/unleash/create-feature.md', true],
	['/llms-full.txt', true],
	['/llms-full/sdks.txt', true],
	['/llms.txt', false],
	['/quickstart', false],
	['/', false],
])('Netlify keeps %s out of search engines: %s', async (path, hidden) => {
	const file = { headersFiles: [join(dist, '_headers')], configHeaders: undefined, minimal: false };
	const rules = (
		(await parseAllHeaders(file)).headers as { forRegExp: RegExp; values: Record<string, string> }[]
	).filter(({ forRegExp }) => forRegExp.test(path));
	const headers = Object.assign({}, ...rules.map(({ values }) => values));
	expect(headers['X-Robots-Tag']).toBe(hidden ? 'noindex' : undefined);
	expect(headers['Content-Type']).toBe(path.endsWith('.md') ? 'text/markdown; charset=utf-8' : undefined);
});

test('the files keep to the limits of Cloudflare Pages, Netlify and Vercel', () => {
	const lines = (file: string) => readFileSync(join(dist, file), 'utf8').split('\n');
	const redirects = lines('_redirects').filter((line) => line !== '');
	expect(redirects.filter((line) => !line.includes('*')).length).toBeLessThanOrEqual(2000);
	expect(redirects.filter((line) => line.includes('*')).length).toBeLessThanOrEqual(100);
	expect(Math.max(...redirects.map((line) => line.length))).toBeLessThanOrEqual(1000);
	expect(lines('_headers').filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
	expect(Math.max(...lines('_headers').map((line) => line.length))).toBeLessThanOrEqual(2000);
	const { redirects: rules } = JSON.parse(readFileSync(join(dist, 'vercel.json'), 'utf8'));
	expect(rules.length).toBeLessThanOrEqual(2048);
});
