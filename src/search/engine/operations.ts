import { containers, sameThing } from '../data/api-words.ts';
import { thingWords } from '../data/thing-words.ts';
import { operationOf } from '../records/operation.ts';
import type { IndexPage } from '../records/record.ts';
import { type OperationTerms, operationTerms } from '../text/deeds.ts';
import { tokenize } from '../text/words.ts';
import { weights } from './weights.ts';

/**
 * A word of a query: the terms that stand for it as it was typed, and all, how much it says, and the places of the pages
 * that have one of them in a section.
 */
export interface NamedWord {
	word: string;
	typed: ReadonlySet<string>;
	terms: ReadonlySet<string>;
	weight: number;
	told: ReadonlySet<number>;
}

/** What a query wants done. */
export interface Order {
	/** Names of the deed, the likeliest first; none where the query names only a thing. */
	deeds: readonly string[];
	/** The words of the query without those that say the deed. */
	words: readonly NamedWord[];
	/** Terms of what it is to be done to. */
	object: ReadonlySet<string>;
	/** Whether that is more than one thing. */
	isMany: boolean;
	/** A term that operations which do so have besides. */
	implies?: string;
	/** Those words as they are spelled: `users` are not `user` here. */
	spelled: readonly string[];
}

/** A word of an order, ready to be compared with names of operations. */
interface ReadyWord {
	weight: number;
	/** Terms that are the word, that operations say in its place, and that mean about the same. */
	same: ReadonlySet<string>;
	things: ReadonlySet<string>;
	near: ReadonlySet<string>;
	isObject: boolean;
	/** Places of the pages that tell of it in a section. */
	told: ReadonlySet<number>;
}

/** What operations are called. */
export interface OperationNames {
	of(page: IndexPage): readonly OperationTerms[];
	/** What readers type who need one. */
	asked(page: IndexPage): readonly OperationTerms[];
	/** All terms and all deeds of all names. */
	terms: ReadonlySet<string>;
	deeds: ReadonlySet<string>;
}

/** Deeds whose object a query names first, where others name what is added to it. */
const OBJECT_FIRST = new Set(['get', 'delete', 'count', 'export']);

/**
 * Compares what operations are called, by their title, their id or in the words of readers, with what a query wants done:
 * the deed and the words in common, from both sides.
 *
 * @returns a function that gives, for the page of an operation and its place in the catalog, 0 where another thing is
 * done, and 1 where the name has the deed and the words of the query and no others
 */
export function operationFits(
	order: Order,
	operations: OperationNames,
): (page: IndexPage, place: number) => number {
	const words = order.words.map((word) => readyWord(word, order, operations));
	if (order.implies && words.length > 0) words.push(impliedWord(order.implies, words));
	const asked = words.reduce((sum, { weight }) => sum + weight, 0);
	return (page, place) => {
		if (words.length === 0) return 0;
		const [title, ...ids] = operations.of(page);
		if (!title) return 0;
		const { object, isMany } = title;
		const fits = [title, ...ids].map((name) =>
			fitOf(order, words, asked, { ...name, object, isMany }, place),
		);
		const named = weights.title * (fits[0] ?? 0) + (1 - weights.title) * Math.max(...fits);
		const asAsked = operations.asked(page).map((name) => fitOf(order, words, asked, name, place));
		return Math.max(named, ...asAsked);
	};
}

function readyWord(
	{ word, typed, terms, weight, told }: NamedWord,
	{ object }: Order,
	operations: OperationNames,
): ReadyWord {
	const same = new Set([word, ...typed].map((term) => sameThing.get(term) ?? term));
	const things = new Set(thingWords.get(word));
	const isKnown = [...same, ...things].some((term) => operations.terms.has(term));
	const counts = !isKnown ? weights.unknownThing : isContainer(same) ? weights.container : 1;
	return { weight: weight * counts, same, things, near: terms, isObject: object.has(word), told };
}

const isContainer = (terms: ReadonlySet<string>) => [...terms].every((term) => containers.has(term));

function impliedWord(term: string, words: readonly ReadyWord[]): ReadyWord {
	const weight = words.reduce((sum, word) => sum + word.weight, 0) / words.length;
	return {
		weight,
		same: new Set([term]),
		things: new Set(),
		near: new Set(),
		isObject: false,
		told: new Set(),
	};
}

function fitOf(
	{ deeds, spelled, isMany }: Order,
	words: readonly ReadyWord[],
	asked: number,
	{ terms, object, ...name }: OperationTerms,
	place: number,
): number {
	const done = doneBy(deeds, name.deeds);
	if (done === 0) return 0;
	const hit = new Set<string>();
	let common = 0;
	let isAsked = false;
	let hasObject = !OBJECT_FIRST.has(deeds[0] ?? '') || !words.some(({ isObject }) => isObject);
	for (const word of words) {
		let best = 0;
		for (const term of terms) {
			const share = shareOf(word, term);
			if (share === 0) continue;
			hit.add(term);
			best = Math.max(best, share);
		}
		if (!word.isObject && word.told.has(place)) best = Math.max(best, weights.told);
		common += word.weight * best;
		const isOn = object.some((term) => shareOf(word, term) > 0);
		isAsked ||= isOn;
		hasObject ||= word.isObject && isOn;
	}
	if (hit.size === 0) return 0;
	const whole = (common / asked) * ((1 + sizeOf(hit)) / (1 + sizeOf(terms)));
	const same = spelled.filter((word) => name.spelled.includes(word)).length / Math.max(1, spelled.length);
	const isOther = object.length > 0 && !(isAsked && hasObject);
	return (
		whole *
		done *
		(isOther ? weights.otherObject : 1) *
		(1 - weights.spelling * (1 - same)) *
		(isMany === name.isMany ? 1 : 1 - weights.number)
	);
}

function shareOf({ same, things, near }: ReadyWord, term: string): number {
	if (same.has(term)) return 1;
	if (things.has(term)) return weights.thing;
	return near.has(term) ? weights.synonym : 0;
}

function sizeOf(terms: Iterable<string>): number {
	let size = 0;
	for (const term of terms) size += containers.has(term) ? weights.container : 1;
	return size;
}

/** How well one deed is the other: those that it can be beside what it is most likely count less. */
function doneBy(asked: readonly string[], done: readonly string[]): number {
	if (asked.length === 0) return done.includes('get') ? 1 : weights.otherDeed;
	const shares = asked.flatMap((deed, place) => {
		const own = done.indexOf(deed);
		return own < 0 ? [] : [(place > 0 ? weights.otherDeed : 1) * (own > 0 ? weights.otherDeed : 1)];
	});
	return Math.max(0, ...shares);
}

const known = new WeakMap<readonly IndexPage[], { pages: number; names: OperationNames }>();

/**
 * What the operations among some pages are called.
 *
 * @param pages all of a catalog
 */
export function operationNames(pages: readonly IndexPage[]): OperationNames {
	const before = known.get(pages);
	if (before?.pages === pages.length) return before.names;
	const own = new Map(
		pages.filter((page) => operationOf(page.keywords)).map((page) => [page, namesOf(page)]),
	);
	const asked = new Map(
		[...own.keys()].map((page) => [
			page,
			page.asked.flatMap(({ text }) => (typeof text === 'string' ? [operationTerms(text)] : [])),
		]),
	);
	const names = {
		of: (page: IndexPage) => own.get(page) ?? [],
		asked: (page: IndexPage) => asked.get(page) ?? [],
		terms: new Set([...own.values()].flat().flatMap(({ terms }) => terms)),
		deeds: new Set([...own.values()].flat().flatMap(({ deeds }) => deeds)),
	};
	known.set(pages, { pages: pages.length, names });
	return names;
}

const knownEndpoints = new WeakMap<readonly IndexPage[], { pages: number; terms: ReadonlySet<string> }>();

/**
 * Terms that name an endpoint which is no operation of the API, such as that for Prometheus: the titles of pages about
 * these are paths.
 */
export function endpointsOutsideApi(pages: readonly IndexPage[]): ReadonlySet<string> {
	const before = knownEndpoints.get(pages);
	if (before?.pages === pages.length) return before.terms;
	const operations = operationNames(pages).terms;
	const titles = pages.filter(({ title, keywords }) => title.startsWith('/') && !operationOf(keywords));
	const terms = new Set(
		titles.flatMap(({ title }) => tokenize(title)).filter((term) => !operations.has(term)),
	);
	knownEndpoints.set(pages, { pages: pages.length, terms });
	return terms;
}

function namesOf(page: IndexPage): OperationTerms[] {
	const id = page.keywords.filter((keyword) => !keyword.includes(' '));
	return [page.title, ...id].map(operationTerms);
}
