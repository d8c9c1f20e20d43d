import { termsOfText } from '../text/words.ts';

/**
 * Texts as terms, one character a term: the most frequent terms are characters of one byte, and the repetitions of
 * the texts stay, so that compression finds them.
 */
export interface Coded {
	/** All terms, most frequent first, separated by spaces. */
	terms: string;
	/** The texts. */
	texts: string[];
}

/** The first character that stands for a term: those before need two in JSON, or have a meaning there. */
const FIRST = 0x23;
const BACKSLASH = 0x5c;
const SURROGATES = 0xd800;
const SURROGATE_COUNT = 0x800;

/** Codes texts as their terms. */
export function encodeTexts(texts: readonly string[]): Coded {
	const termLists = texts.map(termsOfText);
	const counts = new Map<string, number>();
	for (const term of termLists.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
	const terms = [...counts].sort(([a, often], [b, other]) => other - often || (a < b ? -1 : 1));
	const characters = new Map(terms.map(([term], number) => [term, characterOf(number)]));
	return {
		terms: terms.map(([term]) => term).join(' '),
		texts: termLists.map((list) => list.map((term) => characters.get(term)).join('')),
	};
}

/** The terms of each text, from what `encodeTexts` made. */
export function decodeTexts({ terms, texts }: Coded): string[][] {
	const known = new Map(terms.split(' ').map((term, number) => [characterOf(number), term]));
	return texts.map((text) => Array.from(text, (character) => known.get(character) ?? ''));
}

function characterOf(number: number): string {
	let point = FIRST + number;
	if (point >= BACKSLASH) point += 1;
	if (point >= SURROGATES) point += SURROGATE_COUNT;
	return String.fromCodePoint(point);
}
