import { describe, expect, test } from 'vitest';
import type { RedirectRow } from '~/config/redirects/types.ts';
import { checkRedirects, type KnownSite } from '~/hosting/redirects/check.ts';
import { formatFaults } from '~/hosting/redirects/faults.ts';

const site: KnownSite = {
	pages: new Set(['/', '/quickstart', '/reference/segments', '/contributing/ADRs']),
	unknownUnder: ['/reference/api/unleash/'],
	anchorsOf: () => new Set(['create-a-segment']),
};

function faultsOf(...rows: RedirectRow[]) {
	return checkRedirects(rows, site).map(({ row, found, write }) => ({ row, found, write }));
}

test('rows that are right have no faults', () => {
	expect(
		faultsOf(
			['/old', '/quickstart'],
			['/old/segments', '/reference/segments#create-a-segment'],
			['/old_style.v2/~me', '/'],
			['/reference/api/unleash/old-name', '/reference/api/unleash/new-name'],
		),
	).toEqual([]);
});

describe('how the old path is written', () => {
	test.each([
		['old', 'does not start with a slash', '/old'],
		['/old#part', 'has a fragment', '/old'],
		['/old?tab=1', 'has a query', '/old'],
		['/old/', 'is not clean', '/old'],
		['/old.html', 'is not clean', '/old'],
		['/old/index.html', 'is not clean', '/old'],
		['/old//part', 'is not clean', '/old/part'],
		['//old', 'is not clean', '/old'],
	])('%s', (from, found, clean) => {
		expect(faultsOf([from, '/quickstart'])).toEqual([
			{
				row: [from, '/quickstart'],
				found: expect.stringContaining(found),
				write: `['${clean}', '/quickstart']`,
			},
		]);
	});

	test.each([
		['https://docs.getunleash.io/old', 'is a whole address'],
		['/old page', 'has characters that hosts understand differently'],
		['/old/*', 'has characters that hosts understand differently'],
		['/old/:path', 'has characters that hosts understand differently'],
		['/%C3%A9', 'has characters that hosts understand differently'],
		['/old\\', 'has characters that hosts understand differently'],
		['/service-worker.js', 'is that of a file'],
		['/quickstart.md', 'is that of a file'],
		['/_headers', 'is that of a file'],
		['/_astro/old', 'is that of a file'],
		['/.well-known/old', 'is that of a file'],
	])('%s', (from, found) => {
		expect(faultsOf([from, '/quickstart'])).toMatchObject([{ found: expect.stringContaining(found) }]);
	});
});

describe('duplicates', () => {
	test('the same old path twice', () => {
		expect(faultsOf(['/old', '/quickstart'], ['/old', '/'])).toEqual([
			{
				row: ['/old', '/'],
				found: "the old path is there already: ['/old', '/quickstart']",
				write: 'the one that is right, and remove the other',
			},
		]);
	});

	test('the same row twice', () => {
		expect(faultsOf(['/old', '/'], ['/old', '/'])).toMatchObject([{ write: 'nothing: remove this row' }]);
	});

	test.each(['/Old', '/old/', '/old.html', '/OLD/index.html'])('/old and %s', (other) => {
		const found =
			"the old path differs from ['/old', '/'] only in its ending or letter case, which some hosts ignore";
		expect(faultsOf(['/old', '/'], [other, '/'])).toContainEqual({
			row: [other, '/'],
			found,
			write: 'nothing: remove this row',
		});
	});
});

describe('loops and chains', () => {
	test('a path that leads to itself', () => {
		expect(faultsOf(['/old', '/old'])).toContainEqual(
			expect.objectContaining({ found: 'the row leads in a circle: /old -> /old' }),
		);
	});

	test('rows that lead in a circle', () => {
		const found = faultsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/a#x']).map((fault) => fault.found);
		expect(found).toContain('the row leads in a circle: /a -> /b -> /c -> /a#x');
		expect(found).toContain('the row leads in a circle: /b -> /c -> /a#x -> /b');
	});

	test('a target that is an old path', () => {
		expect(faultsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/quickstart'])).toContainEqual({
			row: ['/a', '/b'],
			found: 'the target is an old path too: /a -> /b -> /c -> /quickstart',
			write: "['/a', '/quickstart']",
		});
	});
});

describe('targets', () => {
	test('no such page, with the nearest one and the anchor kept', () => {
		expect(faultsOf(['/old', '/reference/segment#create-a-segment'])).toEqual([
			{
				row: ['/old', '/reference/segment#create-a-segment'],
				found: 'there is no page at /reference/segment',
				write: "['/old', '/reference/segments#create-a-segment']",
			},
		]);
	});

	test('no such page and none like it', () => {
		expect(faultsOf(['/old', '/zzzzzzzzzzzzzzzzzzzzz'])).toMatchObject([
			{ write: 'a target that exists, or the page' },
		]);
	});

	test('letter case counts', () => {
		expect(faultsOf(['/old', '/contributing/adrs'])).toMatchObject([
			{ write: "['/old', '/contributing/ADRs']" },
		]);
	});

	test('no such anchor, with the nearest one', () => {
		expect(faultsOf(['/old', '/reference/segments#create-segment'])).toEqual([
			{
				row: ['/old', '/reference/segments#create-segment'],
				found: 'the page /reference/segments has no anchor #create-segment',
				write: `['/old', '/reference/segments#create-a-segment'], or <Anchor id="create-segment" /> above the heading that answers it`,
			},
		]);
	});

	test('no such anchor and none like it', () => {
		expect(faultsOf(['/old', '/quickstart#zzzzzzzzzzzzzzzzzzzz'])).toMatchObject([
			{ write: '<Anchor id="zzzzzzzzzzzzzzzzzzzz" /> above the heading that answers it' },
		]);
	});

	test.each([
		['quickstart', 'does not start with a slash', "['/old', '/quickstart']"],
		['/quickstart/', 'is not clean', "['/old', '/quickstart']"],
		['/quickstart.html#a', 'is not clean', "['/old', '/quickstart#a']"],
		['/quickstart#', 'ends in an empty fragment', "['/old', '/quickstart']"],
		['/quickstart#é', 'must be percent-encoded', "['/old', '/quickstart#%C3%A9']"],
		['https://example.com/', 'is on another host', 'notCarriedOver'],
		['//example.com', 'is on another host', 'notCarriedOver'],
	])('%s', (to, found, write) => {
		expect(faultsOf(['/old', to])).toEqual([
			{ row: ['/old', to], found: expect.stringContaining(found), write: expect.stringContaining(write) },
		]);
	});
});

describe('pages in the way', () => {
	test.each([
		['/quickstart', 'there is a page at /quickstart, which the redirect would hide'],
		[
			'/contributing/adrs',
			'it differs only in letter case from the page /contributing/ADRs, which some hosts ignore',
		],
	])('%s', (from, found) => {
		expect(faultsOf([from, '/'])).toMatchObject([{ found }]);
	});
});

test('a fault as people read it', () => {
	const faults = checkRedirects([['/old/', '/quickstrat']], site);
	expect(`\n${formatFaults(faults, () => 'redirects.mjs:7')}`).toMatchInlineSnapshot(`
		"
		redirects.mjs:7  ['/old/', '/quickstrat']
		  found:    the old path is not clean; its other forms are redirected as well
		  expected: an old path and the page that took its place, both from the root of the site
		  write:    ['/old', '/quickstrat']

		redirects.mjs:7  ['/old/', '/quickstrat']
		  found:    there is no page at /quickstrat
		  expected: an old path and the page that took its place, both from the root of the site
		  write:    ['/old/', '/quickstart']"
	`);
});
