import { describe, expect, test } from 'vitest';
import { nearest } from '../../../../src/lib/diagnostics/nearest.ts';

const kinds = ['tutorial', 'how-to', 'reference', 'concept', 'sdk', 'api'];

describe('nearest', () => {
	test.each([
		['tutorail', 'tutorial'],
		['howto', 'how-to'],
		['How-To', 'how-to'],
		['refrence', 'reference'],
		['concepts', 'concept'],
		[' sdk ', 'sdk'],
		['sdks', 'sdk'],
	])('takes %j for a slip of %j', (word, meant) => {
		expect(nearest(word, kinds)).toBe(meant);
	});

	test.each(['guide', '', 'xyz', 'adr'])('does not guess at %j', (word) => {
		expect(nearest(word, kinds)).toBeUndefined();
	});

	test('a swap of neighbours is one edit', () => {
		expect(nearest('dsk', ['sdk'], 1)).toBe('sdk');
	});

	test('the first of equally near candidates wins', () => {
		expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
	});

	test('without a limit there is always an answer, unless there are no candidates', () => {
		expect(nearest('xyz', kinds, Number.POSITIVE_INFINITY)).toBe('sdk');
		expect(nearest('xyz', [], Number.POSITIVE_INFINITY)).toBeUndefined();
	});

	test('works on routes', () => {
		const routes = ['reference/segments', 'reference/stickiness', 'reference/strategies'];
		expect(nearest('reference/stickyness', routes)).toBe('reference/stickiness');
	});
});
