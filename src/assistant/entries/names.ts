import { deedOf } from '../../search/data/api-words.ts';
import { stopWords } from '../../search/data/stop-words.ts';
import { tokenize } from '../../search/text/words.ts';
import type { Entry, EntryKind } from './entry.ts';
import { fillersOf } from './filler-words.ts';

/** One term for words that are the same thing in names: a `feature-created` event is about a flag that is new. */
const canonical = new Map([
	...[...deedOf].map(([verb, { deed }]) => [tokenize(verb)[0] ?? verb, deed.split(' ')[0] ?? deed] as const),
	...['feature', 'toggle', 'switch'].map((word) => [tokenize(word)[0] ?? word, 'flag'] as const),
]);

/** What a text names, in one term for each thing. */
function termsOf(text: string, isFiller: (term: string) => boolean): Set<string> {
	const spaced = text.replaceAll(/[-_]/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
	const terms = tokenize(spaced).filter((term) => !stopWords.has(term) && !isFiller(term));
	return new Set(terms.map((term) => canonical.get(term) ?? term));
}

/**
 * Entries of one kind whose names have all that a question names, and the least beside it. `Which event is sent when a
 * flag is archived?` names `feature-archived`, and `How many constraints can a segment have?` the values of all
 * constraints of a segment.
 *
 * @param most terms that a name may have beside those of the question
 */
export function named(question: string, kind: EntryKind, entries: readonly Entry[], most: number): Entry[] {
	const isNew = kind === 'event' && /\bnew\b/i.test(question);
	const asked = termsOf(question, (term) => fillersOf[kind].has(term));
	if (isNew) asked.add('create');
	if (asked.size === 0) return [];
	const found = entries
		.filter((entry) => entry.kind === kind)
		.map((entry) => ({ entry, more: beside(asked, entry) }))
		.filter(({ more }) => more <= most);
	const least = Math.min(...found.map(({ more }) => more));
	return found.filter(({ more }) => more === least).map(({ entry }) => entry);
}

/** From so many words beyond a name on, a question asks for more than what the name stands for. */
const MORE = 2;

/** Whether a question says more than what an entry is called and tells: `Why does Django raise KeyError UNLEASH_URL?` */
export function saysMore(question: string, entry: Entry): boolean {
	const told = [entry.name, entry.title, entry.text, entry.facts.request].join(' ');
	const known = termsOf(told, () => false);
	const asked = termsOf(question, (term) => fillersOf[entry.kind].has(term));
	return [...asked].filter((term) => !known.has(term)).length >= MORE;
}

/** How many terms one of the names of an entry has beside those that were asked; endless where one of these is missing. */
function beside(asked: ReadonlySet<string>, entry: Entry): number {
	const names = namesOf(entry).map((name) => termsOf(name, () => false));
	const fitting = names.filter((terms) => [...asked].every((term) => terms.has(term)));
	return Math.min(Number.POSITIVE_INFINITY, ...fitting.map((terms) => terms.size - asked.size));
}

/** Limits are called by what they count, and by the name of its field. */
function namesOf({ kind, name, title, text }: Entry): string[] {
	if (kind !== 'limit') return [name, ...(title ? [title] : [])];
	const counted = [...termsOf(text, (term) => fillersOf.limit.has(term))].join(' ');
	return [counted, `${counted} ${name}`];
}
