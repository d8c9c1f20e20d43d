import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { synonyms } from '../data/synonyms.ts';
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

interface Fields {
	/** Weight of each field of the index. */
	boost: Record<string, number>;
	/** Whether the reader may still be typing the word. */
	open: boolean;
}

/** Fields that name a page. */
const NAMES: ReadonlySet<string> = new Set(['title', 'slug']);

/**
 * Looks one word up: as it is, as the start of longer words, and by its synonyms. Only a word that the index
 * does not hold is taken for a misspelling.
 */
export function lookUp(index: MiniSearch, word: string, fields: Fields): Found {
	const known = remembered.get(index) ?? new Map<string, Found>();
	remembered.set(index, known);
	const key = fields.open ? `${word} ` : word;
	const before = known.get(key);
	if (before) return before;
	if (known.size >= REMEMBERED) known.clear();
	const answer = lookUpAnew(index, word, fields);
	known.set(key, answer);
	return answer;
}

/** Words looked up in an index whose boosts never change: with each key, all but one word of a query is known. */
const REMEMBERED = 100;
const remembered = new WeakMap<MiniSearch, Map<string, Found>>();

/** Call when something was added to an index. */
export function forgetLookups(index: MiniSearch): void {
	remembered.delete(index);
}

function lookUpAnew(index: MiniSearch, word: string, { boost, open }: Fields): Found {
	const options: SearchOptions = { boost, bm25: weights.bm25, tokenize: (text) => [text] };
	const found: Found = { scores: new Map(), named: new Set(), terms: new Set(), typed: new Set() };
	const add = (term: string, extra: SearchOptions, share: number, fits?: (term: string) => boolean) => {
		for (const result of index.search(term, { ...options, ...extra })) {
			if (fits && !result.terms.some(fits)) continue;
			const score = result.score * share;
			if (score > (found.scores.get(result.id) ?? 0)) found.scores.set(result.id, score);
			for (const matched of result.terms) {
				if (fits && !fits(matched)) continue;
				found.terms.add(matched);
				if (result.match[matched]?.some((field) => NAMES.has(field))) found.named.add(result.id);
			}
		}
	};

	const prefix = open ? word.length > 1 : word.length >= weights.prefixFrom;
	const prefixWeight = open ? weights.prefix : weights.prefixInside;
	add(word, { prefix, weights: { prefix: prefixWeight, fuzzy: 0 } }, 1);
	for (const term of found.terms) found.typed.add(term);
	for (const synonym of synonyms.get(word) ?? []) add(synonym, {}, weights.synonym);

	const known = found.terms.has(word) || (open && found.terms.size > 0);
	if (!known && word.length >= weights.fuzzyFrom) {
		const letters = word.length >= weights.fuzzyTwoFrom ? 2 : 1;
		const fuzzy = letters === 2 ? weights.fuzzyTwo : weights.fuzzyOne;
		add(word, { fuzzy: letters, weights: { prefix: 0, fuzzy } }, 1, (term) => startsAlike(word, term));
		for (const swapped of withSwappedLetters(word)) add(swapped, {}, weights.fuzzyOne);
		if (found.typed.size === 0) for (const term of found.terms) found.typed.add(term);
	}
	return found;
}

/** The word with two neighbouring letters in the place of each other: one slip of the fingers, not two. */
function withSwappedLetters(word: string): string[] {
	return Array.from({ length: word.length - 1 }, (_, at) => {
		const [first = '', second = ''] = word.slice(at, at + 2);
		return first === second ? '' : word.slice(0, at) + second + first + word.slice(at + 2);
	}).filter(Boolean);
}

/** Few misspell the first letter, except by swapping it with the second. */
function startsAlike(word: string, term: string): boolean {
	return word[0] === term[0] || (word[0] === term[1] && word[1] === term[0]);
}
