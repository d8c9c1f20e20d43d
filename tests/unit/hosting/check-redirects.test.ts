import { describe, expect, test } from 'vitest';
import { checkRedirects, type KnownSite } from '~/hosting/redirects/check.ts';
import { formatFaults } from '~/hosting/redirects/faults.ts';
import type { RedirectRow } from '~/site/redirects/types.ts';

const site: KnownSite = {
	pages: new Set(['/', '/quickstart', '/reference/segments', '/contributing/ADRs']),
	pending: new Set(['/reference/stickiness']),
	unknownUnder: ['/reference/api/unleash/'],
	anchorsOf: () => new Set(['create-a-segment']),
};

function faultsOf(...rows: RedirectRow[]) {
	return checkRedirects(rows, site).faults.map(({ row, wrong, mend }) => ({ row, wrong, mend }));
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
	])('%s', (from, wrong, clean) => {
		expect(faultsOf([from, '/quickstart'])).toEqual([
			{
				row: [from, '/quickstart'],
				wrong: expect.stringContaining(wrong),
				mend: `write ['${clean}', '/quickstart']`,
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
	])('%s', (from, wrong) => {
		expect(faultsOf([from, '/quickstart'])).toMatchObject([{ wrong: expect.stringContaining(wrong) }]);
	});
});

describe('duplicates', () => {
	test('the same old path twice', () => {
		expect(faultsOf(['/old', '/quickstart'], ['/old', '/'])).toEqual([
			{
				row: ['/old', '/'],
				wrong: "the old path is there already: ['/old', '/quickstart']",
				mend: 'keep the one that is right',
			},
		]);
	});

	test('the same row twice', () => {
		expect(faultsOf(['/old', '/'], ['/old', '/'])).toMatchObject([{ mend: 'remove this row' }]);
	});

	test.each(['/Old', '/old/', '/old.html', '/OLD/index.html'])('/old and %s', (other) => {
		const wrong =
			"the old path differs from ['/old', '/'] only in its ending or letter case, which some hosts ignore";
		expect(faultsOf(['/old', '/'], [other, '/'])).toContainEqual({
			row: [other, '/'],
			wrong,
			mend: 'remove this row',
		});
	});
});

describe('loops and chains', () => {
	test('a path that leads to itself', () => {
		expect(faultsOf(['/old', '/old'])).toContainEqual(
			expect.objectContaining({ wrong: 'the row leads in a circle: /old -> /old' }),
		);
	});

	test('rows that lead in a circle', () => {
		const wrong = faultsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/a#x']).map((fault) => fault.wrong);
		expect(wrong).toContain('the row leads in a circle: /a -> /b -> /c -> /a#x');
		expect(wrong).toContain('the row leads in a circle: /b -> /c -> /a#x -> /b');
	});

	test('a target that is an old path', () => {
		expect(faultsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/quickstart'])).toContainEqual({
			row: ['/a', '/b'],
			wrong: 'the target is an old path too: /a -> /b -> /c -> /quickstart',
			mend: "write ['/a', '/quickstart']",
		});
	});
});

describe('targets', () => {
	test('no such page, with the nearest one and the anchor kept', () => {
		expect(faultsOf(['/old', '/reference/segment#create-a-segment'])).toEqual([
			{
				row: ['/old', '/reference/segment#create-a-segment'],
				wrong: 'there is no page at /reference/segment',
				mend: "write ['/old', '/reference/segments#create-a-segment']",
			},
		]);
	});

	test('no such page and none like it', () => {
		expect(faultsOf(['/old', '/zzzzzzzzzzzzzzzzzzzzz'])).toMatchObject([
			{ mend: 'write a target that exists, or write the page first' },
		]);
	});

	test('letter case counts', () => {
		expect(faultsOf(['/old', '/contributing/adrs'])).toMatchObject([
			{ mend: "write ['/old', '/contributing/ADRs']" },
		]);
	});

	test('no such anchor, with the nearest one', () => {
		expect(faultsOf(['/old', '/reference/segments#create-segment'])).toEqual([
			{
				row: ['/old', '/reference/segments#create-segment'],
				wrong: 'the page /reference/segments has no anchor #create-segment',
				mend: `write ['/old', '/reference/segments#create-a-segment'], or put <Anchor id="create-segment" /> above the heading that answers it`,
			},
		]);
	});

	test('no such anchor and none like it', () => {
		expect(faultsOf(['/old', '/quickstart#zzzzzzzzzzzzzzzzzzzz'])).toMatchObject([
			{ mend: 'put <Anchor id="zzzzzzzzzzzzzzzzzzzz" /> above the heading that answers it' },
		]);
	});

	test.each([
		['quickstart', 'does not start with a slash', "write ['/old', '/quickstart']"],
		['/quickstart/', 'is not clean', "write ['/old', '/quickstart']"],
		['/quickstart.html#a', 'is not clean', "write ['/old', '/quickstart#a']"],
		['/quickstart#', 'ends in an empty fragment', "write ['/old', '/quickstart']"],
		['/quickstart#é', 'must be percent-encoded', "write ['/old', '/quickstart#%C3%A9']"],
		['https://example.com/', 'is on another host', 'notCarriedOver'],
		['//example.com', 'is on another host', 'notCarriedOver'],
	])('%s', (to, wrong, mend) => {
		expect(faultsOf(['/old', to])).toEqual([
			{ row: ['/old', to], wrong: expect.stringContaining(wrong), mend: expect.stringContaining(mend) },
		]);
	});

	test('a page still to be written only warns', () => {
		const { faults, warnings } = checkRedirects([['/old', '/reference/stickiness#x']], site);
		expect(faults).toEqual([]);
		expect(warnings).toMatchObject([{ wrong: 'there is no page at /reference/stickiness yet' }]);
	});
});

describe('pages in the way', () => {
	test.each([
		['/quickstart', 'there is a page at /quickstart, which the redirect would hide'],
		[
			'/contributing/adrs',
			'it differs only in letter case from the page /contributing/ADRs, which some hosts ignore',
		],
		[
			'/reference/stickiness',
			'/reference/stickiness is on the list of pages still to be written, which the redirect would hide',
		],
	])('%s', (from, wrong) => {
		expect(faultsOf([from, '/'])).toMatchObject([{ wrong }]);
	});
});

test('a fault as people read it', () => {
	const { faults } = checkRedirects([['/old/', '/quickstrat']], site);
	expect(`\n${formatFaults(faults, () => 'redirects.mjs:7')}`).toMatchInlineSnapshot(`
		"
		  ['/old/', '/quickstrat'] (redirects.mjs:7)
		    wrong: the old path is not clean; its other forms are redirected as well
		    mend:  write ['/old', '/quickstrat']
		  ['/old/', '/quickstrat'] (redirects.mjs:7)
		    wrong: there is no page at /quickstrat
		    mend:  write ['/old/', '/quickstart']"
	`);
});
