import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPage } from '../../../src/build/page-checks.ts';
import { createPage } from '../../../src/cli/create-page.ts';
import { titleFromRoute } from '../../../src/cli/scaffold.ts';
import { sidebarLabel } from '../../../src/cli/sidebar-label.ts';
import { BuildError } from '../../../src/lib/diagnostics/build-error.ts';
import { pageKinds } from '../../../src/schemas/pages/index.ts';

let root = '';
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'new-page-'));
	mkdirSync(path.join(root, 'src/content/docs'), { recursive: true });
	mkdirSync(path.join(root, 'src/config'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('a new page', () => {
	test('is a draft with the fields of its kind, which say what to write', async () => {
		await createPage({ root, kind: 'how-to', route: '/how-to/how-to-add-sso-saml' });
		expect(read('src/content/docs/how-to/how-to-add-sso-saml.mdx')).toBe(`---
title: How to add SSO SAML
description: "TODO: A full sentence of 70 to 160 characters that answers 'is this my page?'."
kind: how-to
draft: true
questions: ["TODO: A question the page answers, in readers' words?"]
when: 'TODO: When to use the guide, in one sentence.'
rights: 'TODO: Permission and plan the task needs, in one sentence.'
---

TODO: Write the page.
`);
	});

	test.each(
		pageKinds.filter((kind) => kind !== 'api'),
	)('of kind %s is right as a draft, and can only be published without its samples', async (kind) => {
		await createPage({ root, kind, route: '/a/b', title: 'Title' });
		const draft = read('src/content/docs/a/b.mdx');
		expect(checkPage('a.mdx', draft)).toEqual([]);
		const fields = checkPage('a.mdx', draft.replace('draft: true\n', '')).map(({ field }) => field);
		expect(fields).toEqual(expect.arrayContaining(['description', 'text']));
		expect(fields.filter((field) => field !== 'text')).toHaveLength(
			draft.match(/^\w+: .*TODO/gm)?.length ?? 0,
		);
	});

	test('names each sample that is left with its place, and takes code for what it is', () => {
		const page = `---
title: Segments
description: What a segment is, how to create one, and how strategies use it to reach the same users.
kind: reference
questions:
  - 'TODO: A question?'
---

\`\`\`js
// TODO: not a sample
\`\`\`

TODO: Write the page.
`;
		expect(checkPage('a.mdx', page)).toEqual([
			{
				file: 'a.mdx',
				line: 6,
				column: 6,
				field: 'text',
				found: 'TODO: A question?, which npm run new wrote',
				expected: 'a text of yours in a page that is published',
				write: 'that text, or draft: true until it is written',
			},
			expect.objectContaining({ line: 13, column: 1, found: expect.stringContaining('Write the page') }),
		]);
	});

	test('takes the title that is given, else the label in the sidebar', async () => {
		await createPage({ root, kind: 'concept', route: '/a', title: 'Given: title', sidebarLabel: 'Label' });
		await createPage({ root, kind: 'concept', route: '/b', sidebarLabel: 'Label' });
		expect(read('src/content/docs/a.mdx')).toContain("title: 'Given: title'\n");
		expect(read('src/content/docs/b.mdx')).toContain('title: Label\n');
	});

	test('keeps the letter case of its route', async () => {
		const done = await createPage({
			root,
			kind: 'decision-record',
			route: '/contributing/ADRs/back-end/naming',
		});
		expect(done[0]).toBe('Created src/content/docs/contributing/ADRs/back-end/naming.mdx.');
		expect(read('src/content/docs/contributing/ADRs/back-end/naming.mdx')).toContain('status: proposed\n');
	});

	test('is the home page at the root', async () => {
		const done = await createPage({ root, kind: 'landing', route: '/' });
		expect(done[0]).toBe('Created src/content/docs/index.mdx.');
	});
});

describe('a new page is refused', () => {
	const refusal = (kind: string, route: string) =>
		createPage({ root, kind, route }).then(
			() => 'created',
			(error) => (error instanceof BuildError ? error.message : String(error)),
		);

	test('if it exists, as a file or as the index of a folder', async () => {
		await createPage({ root, kind: 'reference', route: '/reference/banners' });
		expect(await refusal('concept', '/reference/banners')).toBe(
			'/reference/banners\n  found:    a page: src/content/docs/reference/banners.mdx\n  write:    that page, or another route',
		);
		mkdirSync(path.join(root, 'src/content/docs/reference/api'), { recursive: true });
		writeFileSync(path.join(root, 'src/content/docs/reference/api/index.mdx'), '');
		expect(await refusal('concept', '/reference/api')).toMatch(
			/^\/reference\/api\n.*a page: .*api\/index\.mdx/,
		);
		writeFileSync(path.join(root, 'src/content/docs/welcome.mdx'), '');
		expect(await refusal('landing', '/')).toMatch(/^\/\n.*a page: src\/content\/docs\/welcome\.mdx/);
	});

	test('if its kind is unknown, naming the nearest', async () => {
		expect(await refusal('tutorail', '/a')).toBe(
			'kind\n  found:    tutorail\n  expected: one of tutorial, how-to, reference, concept, sdk, academy, compliance, decision-record, landing, writers\n  write:    tutorial',
		);
		expect(await refusal('poem', '/a')).toMatch(
			/^kind\n {2}found: {4}poem\n {2}expected: one of tutorial,[^\n]*$/,
		);
	});

	test('if it would be generated', async () => {
		expect(await refusal('api', '/a')).toMatch(/found: {4}api\n.*its page is made from it/);
	});

	test.each([
		['reference/banners', '/reference/banners'],
		['/reference/banners/', '/reference/banners'],
		['/reference/banners.html', '/reference/banners'],
		['/reference/banners.mdx', '/reference/banners'],
		['/reference/banners#colors', '/reference/banners'],
		['https://docs.example.org/reference/banners', '/reference/banners'],
		['/reference/my banners', '/reference/my-banners'],
		['/../secrets', '/secrets'],
		['/reference/banners.v2', '/reference/banners-v2'],
	])('if its route is %s, naming %s', async (route, right) => {
		expect(await refusal('reference', route)).toBe(
			`route\n  found:    ${route}\n  expected: a route as readers see it in the address\n  write:    ${right}`,
		);
		expect(await refusal('reference', right)).toBe('created');
	});
});

test.each([
	['/reference/api-tokens-and-client-keys', 'API tokens and client keys'],
	['/reference/sso', 'SSO'],
	['/contributing/ADRs', 'ADRs'],
	['/', 'Home'],
])('the route %s reads as %j', (route, title) => {
	expect(titleFromRoute(route)).toBe(title);
});

test('the label of a page is found at any depth of the sidebars', () => {
	const sidebars = [
		{
			id: 'docs',
			items: [{ label: 'Start', page: '/start', items: [{ label: 'Deep', page: '/start/deep' }] }],
		},
	];
	expect(sidebarLabel(sidebars, '/start/deep')).toBe('Deep');
	expect(sidebarLabel(sidebars, '/start')).toBe('Start');
	expect(sidebarLabel(sidebars, '/none')).toBeUndefined();
});
