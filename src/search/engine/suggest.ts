import { popularQueries } from '../data/popular-queries.ts';
import { editDistance } from '../text/edit-distance.ts';
import { parseQuery, type Query } from '../text/query.ts';
import { fold, termsOf, wordsOf } from '../text/words.ts';
import type { Catalog } from './catalog.ts';

/** Words of titles and headings as they are written, with how often, by first letter. */
export type Vocabulary = Map<string, Map<string, number>>;

/** Collects the words that a misspelled word can be corrected to. */
export function vocabularyOf({ pages, sections }: Catalog): Vocabulary {
	const vocabulary: Vocabulary = new Map();
	const titles = [
		...pages.map(({ title }) => title),
		...sections.map(({ section }) => section.headings.at(-1)),
	];
	for (const { raw } of titles.flatMap((title) => wordsOf(title ?? ''))) {
		const word = fold(raw);
		if (word.length < 3) continue;
		const sameLetter = vocabulary.get(word[0] as string) ?? new Map<string, number>();
		vocabulary.set(word[0] as string, sameLetter.set(word, (sameLetter.get(word) ?? 0) + 1));
	}
	return vocabulary;
}

/**
 * The query that is run in place of one that finds nothing: each word that nothing has gives way to the nearest one
 * that titles and headings have, or is left out.
 *
 * @param finds whether a query finds anything
 * @returns nothing when no other words are near, or those find nothing either
 */
export function correct(
	typed: string,
	vocabulary: Vocabulary,
	finds: (query: Query) => boolean,
): string | undefined {
	const words = foldedWords(typed);
	const near = words.map((word) => (known(word, finds) ? word : closest(word, vocabulary)));
	const corrected = [...new Set(near)].filter(Boolean).join(' ');
	const isOther = corrected !== '' && corrected !== words.join(' ');
	return isOther && finds(parseQuery(`${corrected} `)) ? corrected : undefined;
}

/** Queries to try where neither a query nor its nearest words find anything: those that many readers look for. */
export function suggest(finds: (query: Query) => boolean): string[] {
	return popularQueries.filter((proposal) => finds(parseQuery(proposal)));
}

function foldedWords(typed: string): string[] {
	return [...new Set(wordsOf(typed).map(({ raw }) => fold(raw)))];
}

function known(word: string, finds: (query: Query) => boolean): boolean {
	return finds({
		words: [...termsOf(word)],
		compounds: new Map(),
		exact: { names: [] },
		first: word,
		isSentence: false,
		isQuestion: false,
		phrase: word,
		open: false,
	});
}

function closest(word: string, vocabulary: Vocabulary): string | undefined {
	const letters = [word[0], word[1]].filter((letter) => letter !== undefined);
	let best: { word: string; distance: number; count: number } | undefined;
	for (const [candidate, count] of letters.flatMap((letter) => [...(vocabulary.get(letter) ?? [])])) {
		const distance = editDistance(word, candidate, 3);
		if (distance > 3 || distance > word.length / 2) continue;
		if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
			best = { word: candidate, distance, count };
		}
	}
	return best?.word;
}
