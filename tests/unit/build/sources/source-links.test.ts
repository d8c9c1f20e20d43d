import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkSources, type SourceSettings } from '~/build/sources/check-sources.ts';
import { formatProblem } from '~/lib/diagnostics/build-error.ts';
import { nearestPage } from '~/lib/diagnostics/nearest.ts';
import { redirects } from '../../../../redirects.mjs';

let root = '';
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'sources-'));
	write('redirects.mjs', "export const redirects = [\n\t['/old', '/reference/segments'],\n];\n");
	write('src/config/redirects/more.mjs', '');
	page('reference/segments', '## Limits\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

/** Writes a page whose text begins in line 6. */
function page(route: string, text: string, fields = 'kind: writers'): void {
	write(`src/content/docs/${route}.mdx`, `---\ntitle: Page\n${fields}\n---\n\n${text}`);
}

function check(more: Partial<SourceSettings> = {}): string[] {
	return checkSources({ root, redirects: [['/old', '/reference/segments']], ...more }).map(formatProblem);
}

test('this site has no problem', () => {
	expect(checkSources({ root: '.', redirects }).map(formatProblem)).toEqual([]);
});

describe('next steps', () => {
	const steps = (count: number, heading = '## Next steps') =>
		`Text.\n\n${heading}\n\n${'- [x](/reference/segments): more\n'.repeat(count)}`;
	const places = () =>
		check().map((problem) => problem.split('\n').slice(0, 2).join(' ').replace('src/content/docs/', ''));

	test.each([2, 5])('%i links are right', (count) => {
		page('quickstart', steps(count), 'kind: reference');
		expect(check()).toEqual([]);
	});

	test('other numbers, other last sections, and none are reported', () => {
		page('quickstart', steps(1), 'kind: reference');
		page('a', steps(6), 'kind: tutorial');
		page('b', `${steps(2)}\n## More\n\nText.\n`, 'kind: how-to');
		page('c', 'Text.\n', 'kind: concept');
		const found = places().filter((problem) => problem.includes('next steps'));
		expect(found).toEqual([
			'a.mdx:8:1  next steps   found:    6 links',
			'b.mdx:15:1  next steps   found:    ## More',
			'c.mdx:6:1  next steps   found:    no section',
			'quickstart.mdx:8:1  next steps   found:    1 link',
		]);
	});

	test('drafts, landing pages, and pages for writers need none', () => {
		page('quickstart', 'Text.\n', 'kind: reference\ndraft: true');
		page('search', 'Text.\n', 'kind: landing');
		page('troubleshooting', 'Text.\n', 'kind: writers');
		expect(check()).toEqual([]);
	});
});

describe('a link of a page', () => {
	test.each([
		'[x](/reference/segments)',
		'[x](/reference/segments#limits)',
		'[x](/quickstart)',
		'[x](#own)\n\n## Own',
		'[x](#old-id)\n\n<Anchor id="old-id" />\n\n## New',
		'[x](#limits)\n\n<Moved href="/reference/segments" ids="limits" />',
		'[x](#by-hand)\n\n<h2 id="by-hand">By hand</h2>',
		'[x](#feature-created)\n\n<Events group="Flags" />',
		'[x](#permission-create-segment)\n\n<Permissions group="Shared configuration" />',
		'[x](#database-url)\n\n<Variables area="database" />',
		'[x](#port)\n\n<EdgeOptions area="listen" />',
		'[x](#message-api-token-required)\n\n<Messages from="server" />',
		'[x](#segment)\n\n<Glossary />',
		'[x](#diagram-a)\n\n<Diagram name="a" />',
		'[x](/reference/api/unleash/create-segment#body.name)',
		'[x](/openapi.json)',
		'[x](https://example.com/a.html)',
		'```md\n[x](/nowhere)\n```',
	])('%s is right', (text) => {
		page('quickstart', text);
		expect(check()).toEqual([]);
	});

	test.each([
		['[x](/reference/segmets)', 'to /reference/segmets, which no page has', '/reference/segments'],
		['[x](/reference/segmets#limits)', 'which no page has', '/reference/segments#limits'],
		['[x](/reference/segments#limts)', 'a page without that anchor', '#limits'],
		['[x](/old)', 'to /old, which is an old address', '/reference/segments'],
		['[x](/reference/segments/)', 'which is not clean', '/reference/segments'],
		['[x](/reference/segments.html)', 'which is not clean', '/reference/segments'],
		['[x](https://docs.example.com/old)', 'which repeats the address of this site', '/old'],
		['[x][a]\n\n[a]: /reference/segmets', 'to /reference/segmets', '/reference/segments'],
		['<Card title="x" href="/reference/segmets">y</Card>', 'the link "x"', '/reference/segments'],
		['<Moved href="/reference/segments" ids="limits limts" />', 'a page without that anchor', '#limits'],
		['<a href="/reference/segmets">x</a>', 'the link "x"', '/reference/segments'],
		['<Events group="Flags" />\n\n[x](#feature-creatd)', 'without that anchor', '#feature-created'],
		['[x](/reference/api/unleash/create-segmnt)', 'no page has', '/reference/api/unleash/create-segment'],
	])('%s is wrong', (text, found, fix) => {
		page('quickstart', text);
		const [first = '', ...others] = check({ origin: 'https://docs.example.com' });
		expect(others).toEqual([]);
		expect(first).toMatch(/^src\/content\/docs\/quickstart\.mdx:\d+:\d+ {2}link\n/);
		expect(first).toContain(found);
		expect(first).toMatch(new RegExp(`write: {4}${RegExp.escape(fix)}$`));
	});

	test('is reported where it is', () => {
		page('quickstart', 'Text.\n\nSee [x](/nowhere/at/all).');
		const [problem] = checkSources({ root, redirects: [] });
		expect(problem).toMatchObject({
			level: 'error',
			where: 'src/content/docs/quickstart.mdx:8:5  link',
			page: { path: '/quickstart', line: 8, column: 5 },
		});
		expect(problem?.write).toBeUndefined();
	});

	test('of its frontmatter is reported as well', () => {
		page('quickstart', '', 'related: [/reference/segments, /reference/segmets]');
		expect(check()).toEqual([expect.stringMatching(/quickstart\.mdx:3:32 {2}link\n.*"related" to/)]);
		page('quickstart', '', 'related:\n  - /reference/segments\n  - /reference/segmets\nkind: writers');
		expect(check()).toEqual([expect.stringMatching(/quickstart\.mdx:5:5 {2}link\n/)]);
	});

	test('must not lead from a published page to a draft', () => {
		page('quickstart', '[x](/reference/segments#limits)');
		page('reference/segments', '## Limits\n\n[y](/quickstart)', 'draft: true');
		expect(check({ redirects: [] })).toEqual([expect.stringContaining(', a draft, which builds leave out')]);
		page('quickstart', '[x](/reference/segments#limits)', 'draft: true');
		expect(check({ redirects: [] })).toEqual([]);
	});

	test('is looked for again after its page changed', () => {
		page('quickstart', '[x](/nowhere)');
		expect(check()).toHaveLength(1);
		page('quickstart', '[x](/reference/segments)');
		expect(check()).toEqual([]);
	});
});

test.each([
	['src/content/data/home.yaml', '- { label: Segments, page: /reference/segmets }', '1:28', 'Segments'],
	['src/content/data/asked/a.yaml', '/reference/segmets:\n  - how many', '1:1', 'key'],
	['src/content/openapi/paths/a.yaml', 'description: See [x](/reference/segmets).', '1:22', 'x'],
	[
		'src/content/openapi/paths/b.yaml',
		'  concepts:\n  - /quickstart\n  - /reference/segmets',
		'3:5',
		'concepts',
	],
	['src/config/navigation/a.ts', "{ labelKey: 'a', href: '/reference/segmets' }", '1:25', 'href'],
	[
		'src/config/sidebars/a.ts',
		"{\n\tlabel: 'Segments',\n\tpage: '/reference/segmets',\n}",
		'3:9',
		'Segments',
	],
])('a link in %s is checked', (file, text, place, label) => {
	page('quickstart', '');
	write(file, text);
	expect(check()).toEqual([
		`${file}:${place}  link\n  found:    the link "${label}" to /reference/segmets, which no page has\n  expected: the path of a page\n  write:    /reference/segments`,
	]);
});

describe('a page that no sidebar lists', () => {
	test('is a warning with its file, unless it is a draft', () => {
		page('reference/lost', '');
		expect(checkSources({ root, redirects: [] })).toMatchObject([
			{ level: 'warning', where: 'src/content/docs/reference/lost.mdx:1:1  page' },
		]);
		page('reference/lost', '', 'draft: true');
		expect(check()).toEqual([]);
	});

	test('comes first among those that a broken link may mean, as it does after a page was renamed', () => {
		page('reference/segment', '');
		page('reference/all-segments', '');
		page('reference/projects', '[x](/reference/segments)');
		rmSync(join(root, 'src/content/docs/reference/segments.mdx'));
		const links = check({ redirects: [] }).filter((text) => text.includes('the link "x"'));
		expect(links).toEqual([expect.stringMatching(/write: {4}\/reference\/segment$/)]);
		expect(nearestPage('/a/segments', ['/a/segment', '/a/segmentation'], ['/a/segmentation'])).toBe(
			'/a/segmentation',
		);
		expect(nearestPage('/how-to/segments', ['/a/projects', '/reference/segments'], [])).toBe(
			'/reference/segments',
		);
		expect(nearestPage('/nothing-like-it', ['/reference/events'], ['/reference/rbac'])).toBeUndefined();
	});

	test('may be a draft that a sidebar lists already', () => {
		page('reference/projects', '', 'draft: true');
		write('src/config/sidebars/a.ts', "{ label: 'Projects', page: '/reference/projects' }");
		expect(check()).toEqual([]);
	});
});

describe('a redirect', () => {
	test.each([
		[[['/old', '/reference/segmets']], "['/old', '/reference/segments']"],
		[[['/old', '/reference/segments#limts']], '#limits'],
		[
			[
				['/old', '/reference/segments'],
				['/old', '/quickstart'],
			],
			'the one that is right',
		],
		[
			[
				['/older', '/old'],
				['/old', '/reference/segments'],
			],
			"['/older', '/reference/segments']",
		],
		[[['/old']], "['/old-path', '/new-path']"],
	])('%j is wrong', (rows, fix) => {
		page('quickstart', '');
		const problems = check({ redirects: rows as unknown as SourceSettings['redirects'] });
		expect(problems[0]).toMatch(/^(?:redirects\.mjs|redirects\.mjs:2) {2}\['\/old/);
		expect(problems.join('\n')).toContain(fix);
	});

	test('is reported with its line, and one to an anchor that a page has is right', () => {
		write('redirects.mjs', "export const redirects = [\n\t['/old', '/reference/segmets'],\n];\n");
		expect(check({ redirects: [['/old', '/reference/segmets']] })[0]).toMatch(/^redirects\.mjs:2 {2}/);
		expect(check({ redirects: [['/old', '/reference/segments#limits']] })).toEqual([]);
	});
});
