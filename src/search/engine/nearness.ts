import { stopWords } from '../data/stop-words.ts';
import type { SearchPage, Section } from '../records/record.ts';
import { tokenize } from '../text/words.ts';

/** Words that may stand between two words of a query that belong together. */
const GAP = 2;

const known = new WeakMap<object, string[][]>();

/**
 * How much of a query stands together on a page, in its order.
 *
 * @param words for each word of the query, the terms that stand for it as it was typed
 * @param sections those to look at
 * @returns share of the pairs of neighbouring words that stand near each other in one place, from 0 to 1
 */
export function nearness(
	words: readonly ReadonlySet<string>[],
	page: SearchPage,
	sections: readonly Section[],
): number {
	if (words.length < 2) return 0;
	const places = [...namesOf(page), ...sections.flatMap(textsOf)];
	return Math.max(0, ...places.map((terms) => pairsIn(words, terms) / (words.length - 1)));
}

function pairsIn(words: readonly ReadonlySet<string>[], terms: readonly string[]): number {
	let pairs = 0;
	for (const [position, second] of words.entries()) {
		const first = words[position - 1];
		if (first && standNear(first, second, terms)) pairs += 1;
	}
	return pairs;
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

function namesOf(page: SearchPage): string[][] {
	return remembered(page, () => [page.title, page.description, ...page.keywords, ...page.questions]);
}

function textsOf(section: Section): string[][] {
	return remembered(section, () => [section.headings.at(-1) ?? '', section.text]);
}

function remembered(key: object, texts: () => string[]): string[][] {
	const before = known.get(key);
	if (before) return before;
	const terms = texts().map((text) => tokenize(text).filter((term) => !stopWords.has(term)));
	known.set(key, terms);
	return terms;
}
