import type { IndexPage, IndexSection, Text } from '../records/record.ts';
import type { Query } from '../text/query.ts';
import { termsOfText } from '../text/words.ts';
import { askedWith } from './catalog.ts';
import { weights } from './weights.ts';

/** Words that may stand between two words of a query that belong together. */
const GAP = 2;

const known = new WeakMap<object, (readonly string[])[]>();

/**
 * How much of a query stands together on a page, in its order.
 *
 * @param words for each word of the query, the terms that stand for it as it was typed
 * @param sections those to look at
 * @returns share of the pairs of neighbouring words that stand near each other in one place, from 0 to 1
 */
export function nearness(
	words: readonly ReadonlySet<string>[],
	page: IndexPage,
	sections: readonly IndexSection[],
): number {
	if (words.length < 2) return 0;
	const places = [...namesOf(page), ...sections.flatMap(textsOf)];
	return Math.max(0, ...places.map((terms) => nearnessIn(words, terms)));
}

/** Whether a page has all words of a query in what names it and its sections; the one being typed may go on. */
export function hasWords(page: IndexPage, { words, open }: Query): boolean {
	const terms = new Set([...namesOf(page), ...page.sections.flatMap(textsOf)].flat());
	const last = open ? words.at(-1) : undefined;
	const begins = (word: string) => [...terms].some((term) => term.startsWith(word));
	return words.every((word) => terms.has(word) || (word === last && begins(word)));
}

/** Pasted errors have a sentence that pages quote, and values and more sentences around it: a long run is enough. */
function nearnessIn(words: readonly ReadonlySet<string>[], terms: readonly string[]): number {
	let [pairs, run, longest] = [0, 0, 0];
	for (const [position, second] of words.entries()) {
		const first = words[position - 1];
		if (!first) continue;
		const isNear = standNear(first, second, terms);
		run = isNear ? run + 1 : 0;
		pairs += Number(isNear);
		longest = Math.max(longest, run);
	}
	return Math.max(
		pairs / (words.length - 1),
		Math.min(1, longest / weights.sureRun) * Number(words.length >= weights.longFrom),
	);
}

function standNear(
	first: ReadonlySet<string>,
	second: ReadonlySet<string>,
	terms: readonly string[],
): boolean {
	let last = Number.NEGATIVE_INFINITY;
	for (const [place, term] of terms.entries()) {
		if (second.has(term) && place - last <= GAP && place > last) return true;
		if (first.has(term)) last = place;
	}
	return false;
}

function namesOf(page: IndexPage): (readonly string[])[] {
	return remembered(page, () => [page.title, page.description, ...page.keywords, ...askedWith(page)]);
}

function textsOf(section: IndexSection): (readonly string[])[] {
	return remembered(section, () => [section.headings.at(-1) ?? '', section.text]);
}

function remembered(key: object, texts: () => Text[]): (readonly string[])[] {
	const before = known.get(key);
	if (before) return before;
	const terms = texts().map(termsOfText);
	known.set(key, terms);
	return terms;
}
