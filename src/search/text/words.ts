import { stopWords } from '../data/stop-words.ts';
import type { Text } from '../records/record.ts';
import { stem } from './stem.ts';

/** A word as it stands in a text, with the place where it stands. */
export interface Word {
	/** As written. */
	raw: string;
	/** Offset of its first character. */
	start: number;
}

const WORD = /[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)*/gu;
const SINGLE_LETTERS = /\b(\p{L})\/(?=\p{L}\b)/gu;

/** Removes accents and case: `Café` and `cafe` are the same word. */
export function fold(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text in order. Letters and digits joined by `_` or `.` are one word. */
export function wordsOf(text: string): Word[] {
	return Array.from(text.matchAll(WORD), (match) => ({ raw: match[0], start: match.index }));
}

/** Terms by word. A site has few distinct words, so most of them are here after a few pages. */
const cache = new Map<string, readonly string[]>();
/** Number of words at which the cache is cleared, so that its memory stays bounded. */
const CACHE_SIZE = 20_000;

/**
 * The terms under which one word is found: itself, folded and without its ending, and the parts of a
 * compound (`flag_enabled`, `userId`, `node.js`).
 */
export function termsOf(raw: string): readonly string[] {
	const cached = cache.get(raw);
	if (cached) return cached;
	const terms = [...new Set(compoundsOf(raw).flatMap(([whole, parts]) => [whole, ...parts]))];
	if (cache.size >= CACHE_SIZE) cache.clear();
	cache.set(raw, terms);
	return terms;
}

/** The words that one is made of, each with its parts: `client.getFlag` as a whole, and `getFlag`. */
export function compoundsOf(raw: string): [whole: string, parts: string[]][] {
	const term = (word: string) => stem(fold(word));
	const humps = (word: string) => word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
	const members = raw.split(/[._]/).filter(Boolean);
	if (members.length === 1) return [[term(raw), partsOf(humps(raw), term)]];
	const inner = members.filter((member) => humps(member).length > 1);
	return [
		[term(raw), members.map(term)],
		...inner.map((member): [string, string[]] => [term(member), partsOf(humps(member), term)]),
	];
}

function partsOf(words: readonly string[], term: (word: string) => string): string[] {
	return words.length > 1 ? words.map(term) : [];
}

/** The terms of a text, as the index holds them. `A/B` counts as `ab`. */
export function tokenize(text: string): string[] {
	return wordsOf(text.replace(SINGLE_LETTERS, '$1')).flatMap(({ raw }) => termsOf(raw));
}

/** The terms of a text that say something. Where there are terms already, those. */
export function termsOfText(text: Text): readonly string[] {
	return typeof text === 'string' ? tokenize(text).filter((term) => !stopWords.has(term)) : text;
}
