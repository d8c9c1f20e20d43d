import { expect, test } from 'vitest';
import { realQuotes } from '~/markdown/quotes.ts';

test.each([
	["your users' data", 'your users’ data'],
	["a project's field", 'a project’s field'],
	['the rule "Anna only" applies', 'the rule “Anna only” applies'],
	["says 'yes'", 'says ‘yes’'],
	['nothing to do', 'nothing to do'],
])('%s', (typed, shown) => {
	expect(realQuotes(typed)).toBe(shown);
});
