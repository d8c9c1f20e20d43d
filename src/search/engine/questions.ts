import { fillers } from '../data/stop-words.ts';
import type { IndexPage } from '../records/record.ts';
import { termsOfText } from '../text/words.ts';
import { askedWith } from './catalog.ts';
import { weights } from './weights.ts';

/** A word of a query: the terms that stand for it, and how much it says. */
export interface WeighedWord {
	terms: ReadonlySet<string>;
	weight: number;
}

const known = new WeakMap<IndexPage, (readonly string[])[]>();

/**
 * How well one of the questions that a page answers, of what readers type who need it, or of its keywords that are
 * phrases, is what was asked: words in common, from both sides.
 *
 * @returns 0 where nothing is in common, 1 where a question has the words of the query and no others
 */
export function questionFit(words: readonly WeighedWord[], page: IndexPage): number {
	const asked = words.reduce((sum, { weight }) => sum + weight, 0);
	return Math.max(0, ...questionsOf(page).map((question) => share(words, asked, question)));
}

function share(words: readonly WeighedWord[], asked: number, question: readonly string[]): number {
	if (question.length === 0) return 0;
	let common = 0;
	let matched = 0;
	for (const { terms, weight } of words) {
		if (!question.some((term) => terms.has(term))) continue;
		common += weight;
		matched += 1;
	}
	return (common / asked) * Math.min(1, matched / question.length);
}

function questionsOf(page: IndexPage): (readonly string[])[] {
	const before = known.get(page);
	if (before) return before;
	const phrases = page.keywords.map(termsOfText).filter(({ length }) => length >= weights.phraseFrom);
	const typed = page.asked.map(({ text }) => text);
	const questions = [...[...askedWith(page), ...typed].map(termsOfText), ...phrases].map(telling);
	known.set(page, questions);
	return questions;
}

/** The different terms that say what a question is about; all of them where none does. */
function telling(question: readonly string[]): string[] {
	const all = [...new Set(question)];
	const some = all.filter((term) => !fillers.has(term));
	return some.length > 0 ? some : all;
}
