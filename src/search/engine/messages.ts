import type { Query } from '../text/query.ts';
import { termsOfText } from '../text/words.ts';
import type { Catalog } from './catalog.ts';
import type { ExactMatch } from './exact.ts';
import { weights } from './weights.ts';

/** A message of a program, and the place that explains it. */
interface KnownMessage {
	page: number;
	section?: number;
	terms: readonly string[];
}

/** All messages of a catalog, and how much their terms tell them apart. */
interface MessageIndex {
	messages: KnownMessage[];
	byTerm: Map<string, number[]>;
	telling: Map<string, number>;
}

const indexes = new WeakMap<Catalog, { pages: number; index: MessageIndex }>();

/**
 * Pages that explain a message which the query holds: whole, with the reader's own names and numbers in it and more text
 * around it, or a part that is long enough.
 */
export function findMessages(catalog: Catalog, { phrase, open }: Query): Map<number, ExactMatch> {
	const matches = new Map<number, ExactMatch>();
	const typed = termsOfText(phrase);
	if (typed.length < weights.message.from) return matches;
	const index = indexOf(catalog);
	const fits = candidates(index, typed).map((message) => ({
		...message,
		fit: fitOf(index, typed, message.terms, open),
	}));
	const best = Math.max(0, ...fits.map(({ fit }) => fit));
	for (const { page, section, fit } of fits) {
		const certainty = fit * weights.message.share;
		if (fit < best * weights.message.nearBest || certainty <= (matches.get(page)?.certainty ?? 0)) continue;
		matches.set(page, { certainty, ...(section !== undefined && { section }) });
	}
	return matches;
}

/** Messages that have enough words of the query. */
function candidates({ messages, byTerm }: MessageIndex, typed: readonly string[]): KnownMessage[] {
	const common = new Map<number, number>();
	for (const term of new Set(typed))
		for (const id of byTerm.get(term) ?? []) common.set(id, (common.get(id) ?? 0) + 1);
	return messages.filter((_, id) => (common.get(id) ?? 0) >= weights.message.from - 1);
}

/**
 * How much of a message stands in the query in its order, or of the query in the message.
 *
 * @returns 0 where that is too little to be sure, 1 where the query holds all of the message
 */
function fitOf({ telling }: MessageIndex, typed: readonly string[], terms: readonly string[], open: boolean) {
	const weightOf = (term: string) => telling.get(term) ?? weights.message.unknown;
	const weigh = (list: readonly string[]) => list.reduce((total, term) => total + weightOf(term), 0);
	const common = inOrder(typed, terms, open);
	if (common.length < weights.message.from) return 0;
	const said = weigh(common);
	const whole = said / weigh(terms);
	const part = said / weigh(typed);
	return Math.max(
		whole >= weights.message.whole ? whole : 0,
		part >= weights.message.part ? part * weights.message.ofPart : 0,
		Math.min(whole, part) >= weights.message.both && common.length > weights.message.from
			? Math.sqrt(whole * part) * weights.message.ofPart
			: 0,
	);
}

/** The longest run of terms that both have in the same order; the one being typed may go on. */
function inOrder(typed: readonly string[], terms: readonly string[], open: boolean): string[] {
	let row: string[][] = terms.map(() => []);
	for (const [at, word] of typed.entries()) {
		const isTyping = open && at === typed.length - 1 && word.length > 2;
		const next: string[][] = [];
		for (const [place, term] of terms.entries()) {
			const isSame = term === word || (isTyping && term.startsWith(word));
			const before = isSame ? [...(row[place - 1] ?? []), term] : [];
			const longest = [row[place] ?? [], next[place - 1] ?? [], before];
			next.push(longest.reduce((a, b) => (b.length > a.length ? b : a)));
		}
		row = next;
	}
	return row.at(-1) ?? [];
}

function indexOf(catalog: Catalog): MessageIndex {
	const known = indexes.get(catalog);
	if (known?.pages === catalog.pages.length) return known.index;
	const sections = new Map(
		catalog.sections.map(({ page, section }, id) => [`${page}#${section.anchor}`, id] as const),
	);
	const messages = catalog.pages.flatMap((entry, page) =>
		entry.messages.map(({ text, anchor }): KnownMessage => {
			const section = anchor === '' ? undefined : sections.get(`${page}#${anchor}`);
			return { page, terms: termsOfText(text), ...(section !== undefined && { section }) };
		}),
	);
	const byTerm = new Map<string, number[]>();
	for (const [id, { terms }] of messages.entries())
		for (const term of new Set(terms)) byTerm.set(term, [...(byTerm.get(term) ?? []), id]);
	const telling = new Map(
		[...byTerm].map(([term, own]) => [term, Math.log(1 + messages.length / own.length)]),
	);
	const index = { messages, byTerm, telling };
	indexes.set(catalog, { pages: catalog.pages.length, index });
	return index;
}
