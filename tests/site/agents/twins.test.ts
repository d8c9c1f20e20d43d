import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import english from '../../../src/content/i18n/en.json' with { type: 'json' };
import { builtPages } from '../../../src/hosting/redirects/built-pages.ts';
import { twinOf } from '../../../src/lib/urls/markdown-page.ts';
import { builtFiles, dist, readBuilt, samplePages } from '../built-site.ts';
import { contentOf } from './content.ts';

/** Number of pages that are compared with their Markdown in a run. */
const COMPARED = 150;

const pages = [...builtPages(dist)].map(([path, file]) => {
	const html = readBuilt(file);
	const twin = twinOf(path);
	const text = twin && existsSync(join(dist, twin)) ? readFileSync(join(dist, twin), 'utf8') : '';
	const [, frontmatter = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(text) ?? [];
	const base = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
	return { path, html, twin, text, frontmatter, body, base };
});
const withTwin = pages.filter(({ twin }) => twin !== undefined);

test('every page but those that answer for others is there as Markdown, and nothing else is', () => {
	expect(pages.filter(({ twin }) => !twin).map(({ path }) => path)).toEqual(['/404', '/offline']);
	expect(
		builtFiles('.md')
			.map((file) => `/${file}`)
			.sort(),
	).toEqual(withTwin.map(({ twin }) => twin).sort());
	expect(withTwin.length).toBeGreaterThan(600);
});

test('every page names its Markdown in its head, and those without name none', () => {
	for (const { html, twin, path } of pages) {
		const named = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(html)?.[1];
		expect(named, path).toBe(twin);
	}
});

test('the frontmatter says what the page is and what it was held against', () => {
	for (const { frontmatter, path, html, base } of withTwin) {
		const fields = parse(frontmatter);
		const meta = (name: string) =>
			new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
		expect(fields.title, path).toBeTruthy();
		expect(fields.description.length, path).toBe(decoded(meta('description') ?? '').length);
		expect(fields.canonical, path).toBe(base);
		expect(String(fields.updated), path).toMatch(/^\d{4}-\d\d-\d\d/);
		if (html.includes('class="last-updated"'))
			expect(String(fields.unleashVersion), path).toMatch(/^\d+\.\d+/);
	}
});

describe('the Markdown of every page has, in its order', () => {
	const sampled = new Set(samplePages(COMPARED, 'Markdown of pages').map(([path]) => path));
	const compared = withTwin.filter(({ path }) => sampled.has(path));
	const contents = compared.map(({ path, html, body, base }) => ({
		path,
		page: contentOf(html, base),
		twin: contentOf(`<body>${markdownToHtml(body).html}</body>`, base),
	}));

	test.each(['headings', 'code', 'rows'] as const)('all %s', (part) => {
		let all = 0;
		for (const { path, page, twin } of contents) {
			expect(
				twin[part].filter((row) => !/^\|*$/.test(row)),
				path,
			).toEqual(page[part]);
			all += page[part].length;
		}
		expect(all).toBeGreaterThan(3 * compared.length);
	});

	test('all links, as whole addresses', () => {
		for (const { path, page, twin } of contents) {
			const known = new Set(page.links);
			expect(
				twin.links.filter((link) => known.has(link)),
				path,
			).toEqual(page.links);
		}
	});
});

test('no Markdown has HTML of components, controls, or links that are not whole', () => {
	for (const { path, body } of withTwin) {
		const prose = body.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`]*`/g, '');
		expect(prose, path).not.toMatch(/<\/?[a-z]/i);
		expect(prose, path).not.toMatch(/\]\((?!https?:|mailto:)/);
		expect(prose, path).not.toMatch(/\bCopy code\b|\bCopied\b|\[object/);
		expect(prose, path).not.toContain(english['feedback.question']);
		expect(prose, path).not.toContain('/issues/new?');
	}
});

function decoded(text: string): string {
	const signs: Record<string, string> = {
		'#39': "'",
		'#34': '"',
		quot: '"',
		amp: '&',
		'#38': '&',
		lt: '<',
		gt: '>',
	};
	return text.replace(/&(#\d+|\w+);/g, (all, name: string) => signs[name] ?? all);
}
