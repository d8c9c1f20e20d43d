import { searchLimits } from '../../config/search-limits.ts';
import { frameWords } from '../data/frame-words.ts';
import { stopWords } from '../data/stop-words.ts';
import { askedWith } from '../engine/catalog.ts';
import type { Engine } from '../engine/engine.ts';
import { type TextsOf, textOf } from '../engine/hits.ts';
import type { IndexPage, IndexSection, Text } from '../records/record.ts';
import { parseQuery } from '../text/query.ts';
import { tokenize } from '../text/words.ts';
import { confidenceOf, isNameIn, share, type Titles } from './confidence.ts';
import type { Passage, PassageRequest } from './passage.ts';
import { isTelling, questionWordsOf, type Word } from './question-words.ts';
import { inContext, isTableRow, type Window, windowsOf } from './sentences.ts';
import { weights } from './weights.ts';

/** Heading of the links with which pages end. */
const NEXT_STEPS = 'Next steps';

/**
 * Finds the sentences that answer a question: ranks pages as a search does, and takes of each of the best pages the few
 * sentences that have most of the question's words. Each page gives one passage.
 *
 * @param textsOf gives the texts of pages that the engine has without; what it lacks has no passages
 * @returns passages, best first
 */
export function findPassages(
	engine: Engine,
	request: PassageRequest,
	textsOf: TextsOf = () => undefined,
): Passage[] {
	const { question, facetFilters = [], most } = request;
	const words = questionWordsOf(question, engine);
	const { hits } = engine.search({
		indexName: 'docs',
		query: `${question.trim().slice(0, searchLimits.query - 1)} `,
		hitsPerPage: weights.pages * 3,
		facetFilters,
	});
	const asksApi = parseQuery(question).asksApi !== undefined;
	const urls = [...new Set(hits.map((hit) => hit.url_without_anchor))].slice(0, weights.pages);
	const byUrl = new Map(engine.pages.map((page) => [page.url, page]));
	return urls
		.flatMap((url, place) => {
			const page = byUrl.get(url);
			const best = page && bestOn(page, words, textsOf);
			if (!best) return [];
			const lost =
				page.group === 'legacy' ? weights.legacy : page.group === 'api' && !asksApi ? weights.api : 0;
			return [{ ...best, score: best.score * (1 - weights.place * Math.min(place, 10)) * (1 - lost) }];
		})
		.sort((a, b) => b.score - a.score)
		.slice(0, most)
		.map(({ score: _, ...passage }) => passage);
}

type Scored = Passage & { score: number };

function bestOn(page: IndexPage, words: readonly Word[], textsOf: TextsOf): Scored | undefined {
	const questions = askedWith(page).map((question) => new Set(termsOf(question)));
	const asked = questions
		.map((terms) => ({ terms, share: share(words, terms) }))
		.reduce((best, one) => (one.share > best.share ? one : best), { terms: new Set<string>(), share: 0 });
	const described = [...tokenize([page.title, ...page.keywords].join(' \n ')), ...termsOf(page.description)];
	/* One word alone is what a page is about, or it is there by chance: headings have all kinds of words. */
	const telling = words.filter(({ word }) => isTelling(word));
	const alone = telling.length < 2;
	const subject = new Set(tokenize([page.title, ...page.keywords].join(' \n ')));
	const names = new Set([page.title, ...page.keywords.filter((word) => !/\s/.test(word))].flatMap(tokenize));
	const asksThis = alone && isAsked(telling, asked.terms) ? asked.share : 0;
	const named = new Set(tokenize(page.title));
	const hasName = isNameIn(words, [...named]);
	let best: Scored | undefined;
	for (const [position, section] of page.sections.entries()) {
		if (section.headings.at(-1) === NEXT_STEPS) continue;
		const titled = new Set(tokenize([page.title, ...section.headings].join(' \n ')));
		const last = tokenize(section.headings.at(-1) ?? '');
		const titles: Titles = {
			above: new Set([...described, ...titled, ...asked.terms]),
			near: new Set([...subject, ...titled, ...(asked.share >= weights.sameQuestion ? asked.terms : [])]),
			about: alone
				? Math.max(asksThis, share(telling.length > 0 ? telling : words, names))
				: Math.max(asked.share, share(words, titled)),
			headings: new Set(section.headings.flatMap((heading) => tokenize(heading))),
			isNamed: hasName || isNameIn(words, last),
		};
		const isRow = section.row !== undefined && share(words, new Set(last)) >= weights.aboutEnough;
		const whole = new Set(termsOf(section.text));
		if (confidenceOf(words, whole, titles) <= (best?.score ?? 0)) continue;
		const written = textOf({ page, section, position }, textsOf);
		const isLead = position === 0 && share(telling, named) >= weights.leadFrom;
		for (const run of windowsOf(written, weights.longest)) {
			if (run.text.length < weights.shortest && !isRow) continue;
			const confidence = confidenceOf(words, new Set(tokenize(run.text)), titles);
			const score = confidence * worthOf(run) * (isLead ? weights.lead : 1);
			if (score <= (best?.score ?? 0)) continue;
			const text = inContext(written, run, weights.enough, weights.longest);
			best = { ...passageOf(page, section, text), confidence, score };
		}
	}
	return best;
}

/** Whether half of what a question of a page says was asked. */
function isAsked(words: readonly Word[], terms: ReadonlySet<string>): boolean {
	const telling = [...terms].filter((term) => !frameWords.has(term) && !stopWords.has(term));
	const common = telling.filter((term) => words.some(({ word }) => word === term));
	return common.length * 2 >= telling.length;
}

const termsOf = (text: Text): readonly string[] => (typeof text === 'string' ? tokenize(text) : text);

/** How well a run of sentences can be quoted, as far as its form tells. */
function worthOf({ text, line }: Window): number {
	return (
		(1 - (weights.length * text.length) / weights.longest) *
		(1 - weights.code * codeIn(text)) *
		(1 - weights.line * Math.min(line, 10)) *
		(isTableRow(text) ? 1 - weights.row : 1)
	);
}

/** From 0 for prose to 1 for code, by the signs that prose has few of. */
function codeIn(text: string): number {
	const signs = text.match(/[<>{}=[\]|\\]|[\w)]\(|\/\w/g)?.length ?? 0;
	return Math.min(1, (signs / text.length) * 25);
}

function passageOf(
	page: IndexPage,
	{ anchor, headings }: IndexSection,
	text: string,
): Omit<Passage, 'confidence'> {
	return { url: anchor ? `${page.url}#${anchor}` : page.url, title: page.title, headings, text };
}
