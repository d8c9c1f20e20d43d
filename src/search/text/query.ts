import { searchLimits } from '../../config/search-limits.ts';
import { kindsOfApi, operationWords, requestForms, waysToApi, waysToRequest } from '../data/api-words.ts';
import { fillers, namesGo, questionWords, stopWords } from '../data/stop-words.ts';
import { type Deed, deedAsked } from './deeds.ts';
import { type ExactNames, exactNamesOf } from './exact.ts';
import { saidIn } from './said.ts';
import { stem } from './stem.ts';
import { compoundsOf, fold, tokenize, wordsOf } from './words.ts';

/** A query, ready to be looked up. */
export interface Query {
	/** Terms to look up, in order, without repetitions. */
	words: string[];
	/** Compound words of the query (`flag_enabled`, `getFlags`), each with its parts. */
	compounds: ReadonlyMap<string, readonly string[]>;
	/** Names and paths in it that are looked up whole. */
	exact: ExactNames;
	/** Whether an operation of the API is meant: the reader says so, or begins with the verb of one. */
	asksApi?: 'said' | 'likely';
	/** What it begins with, if that is what operations do: `revoke` is the deed `delete`, by `DELETE`. */
	deed?: Deed;
	/** Its first word, folded. */
	first: string;
	/** Whether it is a sentence: a question, or an error as a program prints it. */
	isSentence: boolean;
	/** Whether it begins as questions do. */
	isQuestion: boolean;
	/** The whole query, folded, with single spaces. */
	phrase: string;
	/** Whether the reader may still be typing the last word. */
	open: boolean;
}

/** Reads what a reader typed: cuts it, takes the message of an answer, folds it, and drops words that every page has unless nothing else remains. */
export function parseQuery(typed: string): Query {
	const text = saidIn(typed.slice(0, searchLimits.query));
	const exact = exactNamesOf(text);
	const raw = wordsOf(text).map((word) => fold(word.raw));
	const isQuestion = raw.some((word, at) => questionWords.has(word) && (at === 0 || raw[at + 1] === 'do'));
	const says = exact.path === undefined && (saysApi(raw, text) || saysRequest(raw, text, isQuestion));
	const deed = deedAsked(text, says);
	const named = says ? text.replace(waysToApi, ' ').replace(waysToRequest, ' ') : text;
	const all = [...new Set(tokenize(named))];
	const isSentence = isQuestion || text.split(/\s+/).filter(isPlainWord).length >= SENTENCE;
	const names = namesIn(text);
	const asked = says ? 'said' : deed && !isQuestion && raw.length <= LONGEST_ORDER ? 'likely' : undefined;
	const lists: ((word: string) => boolean)[] = [
		(word) =>
			!stopWords.has(word) &&
			!((isQuestion || (asked && deed?.said.includes(word))) && fillers.has(word) && !names.has(word)) &&
			!(
				says &&
				(operationWords.has(word) || requestForms.has(word)) &&
				!(word === 'api' && /\bapi (?:key|token)s?\b/i.test(named))
			) &&
			!(asked && deed?.said.includes(word) && (deed.isPhrase || says || deed.deed === 'get')),
		(word) => !stopWords.has(word),
		() => true,
	];
	const least = asked ? 0 : 1;
	const words = lists
		.map((tells) => all.filter(tells))
		.find(({ length }, at) => length > (at === 0 ? least : 0));
	return {
		words: words ?? [],
		compounds: new Map(wordsOf(text).flatMap(({ raw }) => compoundsOf(raw))),
		exact,
		...(asked && { asksApi: asked }),
		...(deed && { deed }),
		first: raw[0] ?? '',
		isSentence,
		isQuestion,
		phrase: fold(text).trim().replace(/\s+/g, ' '),
		open: !/\s$/.test(text),
	};
}

/** Most words of a query that says what to do, as operations do it. */
const LONGEST_ORDER = 8;

/** Words from which on a query is a sentence. */
const SENTENCE = 6;

function isPlainWord(word: string): boolean {
	return /^["'(]?\p{L}+[.,;:?!"')]*$/u.test(word);
}

/** Terms that stand with a capital inside a sentence; none where most words have one. And `go`, where it is the language. */
function namesIn(text: string): ReadonlySet<string> {
	const words = wordsOf(text);
	const capital = words.filter(
		({ raw, start }) => /^\p{Lu}/u.test(raw) && !/(?:^|[.!?]\s+)$/.test(text.slice(0, start)),
	);
	const names = capital.length * 2 > words.length ? [] : capital.flatMap(({ raw }) => tokenize(raw));
	return new Set(namesGo.test(text) ? [...names, 'go'] : names);
}

/** What is to be done, with the form of a request before or behind it. */
function saysRequest(raw: readonly string[], text: string, isQuestion: boolean): boolean {
	if (isQuestion || raw.length > LONGEST_ORDER) return false;
	const before = requestForms.has(raw[0] ?? '');
	return (before || waysToRequest.test(text)) && deedAsked(text, false) !== undefined;
}

/** `api` says that an operation is meant where it is how something is done, or stands behind what to do. */
function saysApi(raw: readonly string[], text: string): boolean {
	if (raw.some((word) => operationWords.has(stem(word))) || waysToApi.test(text)) return true;
	return raw.length > 2 && raw.at(-1) === 'api' && !kindsOfApi.has(raw.at(-2) ?? '');
}
