import { expect, test } from 'vitest';
import type { RedirectRow } from '~/config/redirects/types.ts';
import { checkRedirects } from '~/hosting/redirects/check.ts';
import { rowText } from '~/hosting/redirects/faults.ts';

const site = { pages: new Set(['/quickstart']) };

test.each([
	[['/old'], "['/old']"],
	[['/old', '/quickstart', '/'], "['/old', '/quickstart', '/']"],
	[['/old', undefined], "['/old', undefined]"],
	[['/old', 5], "['/old', 5]"],
	['/old', "'/old'"],
])('%j is no row, and the others are still checked', (row, text) => {
	const rows = [row, ['/other', '/quickstrat']] as unknown as RedirectRow[];
	const faults = checkRedirects(rows, site);
	expect(faults).toMatchObject([
		{ row, found: 'a row that is not a pair of paths', write: "['/old-path', '/new-path']" },
		{ found: 'there is no page at /quickstrat' },
	]);
	expect(rowText(row as unknown as RedirectRow)).toBe(text);
});
