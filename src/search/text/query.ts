import { searchLimits } from '../../site/search-limits.ts';
import { apiWords, operationVerbs } from '../data/api-words.ts';
import { stopWords } from '../data/stop-words.ts';
import { type ExactNames, exactNamesOf } from './exact.ts';
import { fold, termsOf, tokenize, wordsOf } from './words.ts';

/** A query, ready to be looked up. */
export interface Query {
	/** Terms to look up, in order, without repetitions. */
	words: string[];
	/** Compound words of the query (`flag_enabled`, `getFlags`), each with its parts. */
	compounds: ReadonlyMap<string, readonly string[]>;
	/** Names and paths in it that are looked up whole. */
	exact: ExactNames;
	/** Whether an operation of the API is meant: the reader says so, or begins as its title does. */
	asksApi?: 'said' | 'likely';
	/** The whole query, folded, with single spaces. */
	phrase: string;
	/** Whether the reader may still be typing the last word. */
	open: boolean;
}

/** Reads what a reader typed: cuts it, folds it, and drops words that every page has unless nothing else remains. */
export function parseQuery(typed: string): Query {
	const text = typed.slice(0, searchLimits.query);
	const exact = exactNamesOf(text);
	const all = [...new Set(tokenize(text))];
	const says = exact.path === undefined && all.some((word) => apiWords.has(word));
	const asked = says ? 'said' : operationVerbs.test(text) ? 'likely' : undefined;
	const telling = all.filter((word) => !stopWords.has(word));
	return {
		words: telling.length > 0 ? telling : all,
		compounds: new Map(
			wordsOf(text).flatMap(({ raw }) => {
				const [whole, ...parts] = termsOf(raw);
				return whole && parts.length > 0 ? [[whole, parts]] : [];
			}),
		),
		exact,
		...(asked && { asksApi: asked }),
		phrase: fold(text).trim().replace(/\s+/g, ' '),
		open: !/\s$/.test(text),
	};
}
