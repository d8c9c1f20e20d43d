import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/search/text/words.ts';
import { sample } from '../sample.ts';
import { engine, pages } from './built-engine.ts';

const ask = (query: string, facetFilters: string[] = []) =>
	engine.search({ indexName: 'docs', query, hitsPerPage: 1, facetFilters });

/** Number of words that are misspelled in a run. */
const WORDS = 25;

const inTitles = new Set(pages.flatMap(({ title }) => wordsOf(title).map(({ raw }) => raw.toLowerCase())));
const words = sample(
	[...inTitles].filter((word) => word.length > 5),
	WORDS,
	'misspelled words',
);

/** Ways to miss a word by more than the index forgives. */
const slips: [name: string, miss: (word: string) => string][] = [
	['two wrong letters and one more', (word) => `${word.slice(0, 2)}x${word.slice(3, -1)}zz`],
	['every third letter left out', (word) => [...word].filter((_, at) => at % 3 !== 2).join('')],
	['doubled letters', (word) => [...word].map((letter, at) => (at % 2 ? letter + letter : letter)).join('')],
	['letters that no word has', (word) => `qx${[...word].reverse().join('')}xq`],
];

describe('a misspelled query', () => {
	test.each(slips)('with %s finds something, or is told what does', (_, miss) => {
		for (const word of words) {
			for (const query of [miss(word), `${miss(word)} ${miss('segment')}`]) {
				const { nbHits, ranInstead, suggestions } = ask(query);
				if (ranInstead !== undefined) {
					expect(nbHits, `"${ranInstead}" for "${query}"`).toBeGreaterThan(0);
					expect(ask(ranInstead).nbHits, ranInstead).toBeGreaterThan(0);
				} else if (nbHits === 0) expect(suggestions?.length, query).toBeGreaterThan(0);
				for (const other of suggestions ?? []) expect(ask(other).nbHits, other).toBeGreaterThan(0);
			}
		}
	});

	test('is told nothing that its conditions leave out', () => {
		for (const word of words.slice(0, 20)) {
			const { nbHits, ranInstead, suggestions } = ask(`${word.slice(0, 3)}zzx`, ['version:none']);
			expect({ nbHits, ranInstead, suggestions }).toEqual({ nbHits: 0, suggestions: [] });
		}
	});
});
