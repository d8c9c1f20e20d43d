import { sameThing } from '../data/api-words.ts';
import type { IndexPage } from '../records/record.ts';
import { type OperationTerms, operationTerms } from '../text/deeds.ts';
import { weights } from './weights.ts';

/** A word of a query: the terms that stand for it as it was typed, and all, and how much it says. */
export interface NamedWord {
	typed: ReadonlySet<string>;
	terms: ReadonlySet<string>;
	weight: number;
}

/** What a query wants done. */
export interface Order {
	deeds: readonly string[];
	/** The words of the query without those that say the deed. */
	words: readonly NamedWord[];
	/** All its words as they are spelled. */
	spelled: ReadonlySet<string>;
}

const known = new WeakMap<IndexPage, OperationTerms[]>();

/**
 * How well what an operation is called, by its title or its id, is what a query wants done: the deed and the words in
 * common, from both sides.
 *
 * @returns 0 where another thing is done, 1 where the name has the deed and the words of the query and no others
 */
export function operationFit(order: Order, page: IndexPage): number {
	return Math.max(0, ...namesOf(page).map((name) => fitOf(order, name)));
}

function fitOf({ deeds, words, spelled }: Order, name: OperationTerms): number {
	const isDone = deeds.some((deed) => name.deeds.includes(deed));
	if (!isDone || words.length === 0) return 0;
	const share = ({ typed, terms }: NamedWord) => {
		const names = new Set([...typed].map((term) => sameThing.get(term) ?? term));
		if (name.terms.some((term) => names.has(term))) return 1;
		return name.terms.some((term) => terms.has(term)) ? weights.synonym : 0;
	};
	const asked = words.reduce((sum, { weight }) => sum + weight, 0);
	const common = words.reduce((sum, word) => sum + word.weight * share(word), 0);
	const own = name.terms.filter((term) => words.some(({ terms }) => terms.has(term))).length;
	const same = name.spelled.filter((word) => spelled.has(word)).length / name.spelled.length;
	const whole = (common / asked) * ((1 + own) / (1 + name.terms.length));
	return whole * (1 - weights.spelling * (1 - same));
}

function namesOf(page: IndexPage): OperationTerms[] {
	const before = known.get(page);
	if (before) return before;
	const id = page.keywords.filter((keyword) => !keyword.includes(' '));
	const names = [page.title, ...id].map(operationTerms);
	known.set(page, names);
	return names;
}
