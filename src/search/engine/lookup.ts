import { synonyms } from '../data/synonyms.ts';
import type { TermIndex } from './term-index.ts';
import { weights } from './weights.ts';

/** Scores by the number of what was found, and the terms of the index that stood for the word. */
export interface Found {
	scores: Map<number, number>;
	/** Those that have the word in their title or address. */
	named: Set<number>;
	terms: Set<string>;
	/** Those of the terms that are the word, its beginning or its spelling, not a synonym. */
	typed: Set<string>;
}

/** Fields that name a page. */
const NAMES: ReadonlySet<string> = new Set(['title', 'slug']);

/**
 * Looks one word up: as it is, as the start of longer words, and by its synonyms. Only a word that the index
 * does not hold is taken for a misspelling.
 */
export function lookUp(index: TermIndex, word: string, open: boolean): Found {
	const known = remembered.get(index) ?? new Map<string, Found>();
	remembered.set(index, known);
	const key = open ? `${word} ` : word;
	const before = known.get(key);
	if (before) return before;
	if (known.size >= REMEMBERED) known.clear();
	const answer = lookUpAnew(index, word, open);
	known.set(key, answer);
	return answer;
}

/** Words looked up in an index: with each key, all but one word of a query is known. */
const REMEMBERED = 100;
const remembered = new WeakMap<TermIndex, Map<string, Found>>();

/** Call when something was added to an index. */
export function forgetLookups(index: TermIndex): void {
	remembered.delete(index);
}

function lookUpAnew(index: TermIndex, word: string, open: boolean): Found {
	const found: Found = { scores: new Map(), named: new Set(), terms: new Set(), typed: new Set() };
	add(found, index, [{ term: word, share: 1 }, ...beginnings(index, word, open)]);
	for (const term of found.terms) found.typed.add(term);
	for (const term of synonyms.get(word) ?? []) add(found, index, [{ term, share: weights.synonym }]);

	const known = index.has(word) || (open && found.terms.size > 0);
	if (!known && word.length >= weights.fuzzyFrom && !/\d/.test(word)) {
		add(found, index, spellings(index, word));
		for (const term of withSwappedLetters(word)) add(found, index, [{ term, share: weights.fuzzyOne }]);
		if (found.typed.size === 0) for (const term of found.terms) found.typed.add(term);
	}
	return found;
}

/** A term that stands for a word, and how well it does. */
interface Stand {
	term: string;
	share: number;
}

/** Longer words that begin with the word; the longer, the less they count. */
function beginnings(index: TermIndex, word: string, open: boolean): Stand[] {
	if (!open && word.length < weights.prefixFrom) return [];
	const weight = open ? weights.prefix : weights.prefixInside;
	return index.startingWith(word).flatMap((term) => {
		const more = term.length - word.length;
		return more > 0 ? [{ term, share: (weight * term.length) / (term.length + 0.3 * more) }] : [];
	});
}

function spellings(index: TermIndex, word: string): Stand[] {
	const letters = word.length >= weights.fuzzyTwoFrom ? 2 : 1;
	const weight = letters === 2 ? weights.fuzzyTwo : weights.fuzzyOne;
	return index
		.near(word, letters)
		.map(({ term, distance }) => ({ term, share: (weight * term.length) / (term.length + distance) }));
}

/** Adds what has some terms: their scores add up, and the best of several ways to stand for the word counts. */
function add(found: Found, index: TermIndex, stands: readonly Stand[]): void {
	const scores = new Map<number, number>();
	for (const { term, share } of stands) {
		index.visit(term, (document, score, field) => {
			scores.set(document, (scores.get(document) ?? 0) + score * share);
			if (NAMES.has(field)) found.named.add(document);
		});
		if (index.has(term)) found.terms.add(term);
	}
	for (const [document, score] of scores)
		if (score > (found.scores.get(document) ?? 0)) found.scores.set(document, score);
}

/** The word with two neighbouring letters in the place of each other: one slip of the fingers, not two. */
function withSwappedLetters(word: string): string[] {
	return Array.from({ length: word.length - 1 }, (_, at) => {
		const [first = '', second = ''] = word.slice(at, at + 2);
		return first === second ? '' : word.slice(0, at) + second + first + word.slice(at + 2);
	}).filter(Boolean);
}
