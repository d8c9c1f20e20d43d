import { describe, expect, test } from 'vitest';
import { operationTerms } from '../../../src/search/text/deeds.ts';
import { parseQuery } from '../../../src/search/text/query.ts';
import { stem } from '../../../src/search/text/stem.ts';
import { tokenize } from '../../../src/search/text/words.ts';

describe('words are found however they are written', () => {
	test.each([
		['Café', ['cafe']],
		['A/B testing', ['ab', 'test']],
		['userId', ['userid', 'user', 'id']],
		['UPDATE_FEATURE', ['update_feature', 'updat', 'featur']],
		['Node.js.', ['node.js', 'node', 'js']],
		['“quoted”, (bracketed)', ['quot', 'bracket']],
	])('%s', (text, terms) => {
		expect(tokenize(text)).toEqual(terms);
	});

	test.each([
		['strategies', 'strategy'],
		['classes', 'class'],
		['status', 'status'],
		['flags', 'flag'],
		['rolling', 'roll'],
		['stopped', 'stop'],
		['ring', 'ring'],
		['v5', 'v5'],
	])('%s has the stem %s', (word, expected) => {
		expect(stem(word)).toBe(expected);
	});
});

describe('a query', () => {
	test('loses words that every page has', () => {
		expect(parseQuery('how do I delete a flag').words).toEqual(['delet', 'flag']);
	});

	test('loses what is left of contractions and possessives', () => {
		expect(parseQuery("why isn't the user's flag on").words).toEqual(['user', 'flag']);
	});

	test('keeps them when nothing else remains', () => {
		expect(parseQuery('how to').words).toEqual(['how', 'to']);
	});

	test('is cut at 300 characters', () => {
		expect(parseQuery(`${'x'.repeat(300)}yz`).words).toEqual(['x'.repeat(300)]);
	});

	test('is still open while no space follows the last word', () => {
		expect(parseQuery('segm').open).toBe(true);
		expect(parseQuery('segments ').open).toBe(false);
	});
});

describe('the title of an operation', () => {
	test.each([
		['List the tags of a flag', ['tag']],
		['List a flag’s tags', ['tag']],
		['Replace a change request’s title in a project', ['titl']],
	])('%s is about what belongs to the owner', (title, object) => {
		expect(operationTerms(title).object).toEqual(object);
	});
});
