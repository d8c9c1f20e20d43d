import { searchLimits } from '../../site/search-limits.ts';
import { frameWords, siteWords } from '../data/frame-words.ts';
import { stopWords } from '../data/stop-words.ts';
import { synonyms } from '../data/synonyms.ts';
import { askedWith } from '../engine/catalog.ts';
import type { Engine } from '../engine/engine.ts';
import { type TextsOf, textOf } from '../engine/hits.ts';
import type { IndexPage, IndexSection, Text } from '../records/record.ts';
import { parseQuery } from '../text/query.ts';
import { tokenize } from '../text/words.ts';
import type { Passage, PassageRequest } from './passage.ts';
import { windowsOf } from './sentences.ts';

/** Measured with the questions of `tests/search/assistant`; see the test there. */
const weights = {
	/** Pages whose texts are read, from the best hit on. */
	pages: 12,
	/** What a word counts that stands in titles and questions of the page only, or is there as a synonym. */
	borrowed: 0.8,
	synonym: 0.75,
	/** Share of the question that titles must have, and what is lost by passages whose titles have nothing of it. */
	aboutEnough: 0.4,
	byChance: 0.55,
	/** Share of the most telling word's rarity from which on a word is a key to the question. */
	key: 0.6,
	/** Share of its key words that a passage must have with its headings, and what is lost by one that has none. */
	keysEnough: 0.6,
	withoutKeys: 0.7,
	/** What a key word counts that is there as a synonym. */
	keySynonym: 0.3,
	/** Share of the question that one of the page must have to speak for the page. */
	sameQuestion: 0.6,
	/** Share of sections from which on a word is on too many to be what a question is about. */
	common: 0.12,
	/** What a word counts that only puts the question. */
	frame: 0.3,
	/** What each place further down in the ranking takes from a passage. */
	place: 0.06,
	/** Longest passage, in characters, and what is too short to say anything. */
	longest: 420,
	shortest: 40,
	/** What a full-length passage loses to one that says the same in a word. */
	length: 0.2,
	/** What is lost by a passage that is mostly code or the output of a program. */
	code: 0.3,
} as const;

/** Heading of the links with which pages end. */
const NEXT_STEPS = 'Next steps';

/** A word of the question with what it counts. */
interface Word {
	word: string;
	rarity: number;
	synonyms: readonly string[];
	/** Whether few texts have it: a text without it is about something else. */
	isKey: boolean;
}

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
	const words = wordsOf(question, engine);
	const { hits } = engine.search({
		indexName: 'docs',
		query: `${question.trim().slice(0, searchLimits.query - 1)} `,
		hitsPerPage: weights.pages * 3,
		facetFilters,
	});
	const urls = [...new Set(hits.map((hit) => hit.url_without_anchor))].slice(0, weights.pages);
	const byUrl = new Map(engine.pages.map((page) => [page.url, page]));
	return urls
		.flatMap((url, place) => {
			const page = byUrl.get(url);
			const best = page && bestOn(page, words, textsOf);
			return best ? [{ ...best, score: best.score * (1 - weights.place * Math.min(place, 10)) }] : [];
		})
		.sort((a, b) => b.score - a.score)
		.slice(0, most)
		.map(({ score: _, ...passage }) => passage);
}

/** The words of a question. One that no text has counts as the rarest: what it asks about is not here. */
function wordsOf(question: string, engine: Engine): Word[] {
	const words = parseQuery(`${question} `).words.map((word) => ({
		word,
		rarity: rarityOf(word, engine),
		synonyms: synonyms.get(word) ?? [],
	}));
	const rarest = Math.max(0, ...words.map(({ rarity }) => rarity));
	return words.map((word) => ({
		...word,
		isKey:
			word.rarity >= rarest * weights.key &&
			engine.sectionsWith(word.word) < engine.sections * weights.common,
	}));
}

function rarityOf(word: string, engine: Engine): number {
	const rarity = Math.log(1 + engine.sections / (1 + engine.sectionsWith(word)));
	return frameWords.has(word) ? rarity * weights.frame : rarity;
}

type Scored = Passage & { score: number };

/** What is known of a passage before it is read. */
interface Titles {
	/** Terms of its page and of the headings above it. */
	above: ReadonlySet<string>;
	/** Terms of its title, of the headings, and of a question of the page that is about what was asked. */
	near: ReadonlySet<string>;
	/** How much of the question they are about, from 0 to 1. */
	about: number;
}

function bestOn(page: IndexPage, words: readonly Word[], textsOf: TextsOf): Scored | undefined {
	const questions = askedWith(page).map((question) => new Set(termsOf(question)));
	const asked = questions
		.map((terms) => ({ terms, share: share(words, terms) }))
		.reduce((best, one) => (one.share > best.share ? one : best), { terms: new Set<string>(), share: 0 });
	const named = [...tokenize([page.title, ...page.keywords].join(' \n ')), ...termsOf(page.description)];
	/* One word alone is what a page is about, or it is there by chance: headings have all kinds of words. */
	const telling = words.filter(({ word }) => !frameWords.has(word) && !siteWords.has(word));
	const alone = telling.length < 2;
	const subject = new Set(tokenize([page.title, ...page.keywords].join(' \n ')));
	const names = new Set([page.title, ...page.keywords.filter((word) => !/\s/.test(word))].flatMap(tokenize));
	const asksThis = alone && isAsked(telling, asked.terms) ? asked.share : 0;
	let best: Scored | undefined;
	for (const [position, section] of page.sections.entries()) {
		if (section.headings.at(-1) === NEXT_STEPS) continue;
		const titled = new Set(tokenize([page.title, ...section.headings].join(' \n ')));
		const titles: Titles = {
			above: new Set([...named, ...titled, ...asked.terms]),
			near: new Set([...subject, ...titled, ...(asked.share >= weights.sameQuestion ? asked.terms : [])]),
			about: alone
				? Math.max(asksThis, share(telling.length > 0 ? telling : words, names))
				: Math.max(asked.share, share(words, titled)),
		};
		const heading = new Set(tokenize(section.headings.at(-1) ?? ''));
		const isNamed = section.row !== undefined && share(words, heading) >= weights.aboutEnough;
		const whole = new Set(termsOf(section.text));
		if (confidenceOf(words, whole, titles) <= (best?.score ?? 0)) continue;
		for (const text of windowsOf(textOf({ page, section, position }, textsOf), weights.longest)) {
			if (text.length < weights.shortest && !isNamed) continue;
			const confidence = confidenceOf(words, new Set(tokenize(text)), titles);
			const score =
				confidence *
				(1 - (weights.length * text.length) / weights.longest) *
				(1 - weights.code * codeIn(text));
			if (score > (best?.score ?? 0)) best = { ...passageOf(page, section, text), confidence, score };
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

/** Words that meet in a text by chance are no answer: some of them must be what its titles are about. */
function confidenceOf(words: readonly Word[], text: ReadonlySet<string>, titles: Titles): number {
	const sure = Math.min(1, titles.about / weights.aboutEnough);
	const keys = words.filter(({ isKey }) => isKey);
	const held =
		keys.length === 0
			? 1
			: Math.min(1, share(keys, text, titles.near, weights.keySynonym) / weights.keysEnough);
	return (
		share(words, text, titles.above) *
		(1 - weights.byChance * (1 - sure)) *
		(1 - weights.withoutKeys * (1 - held))
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

/** How much of the question stands in a text, or in the titles above it. */
function share(
	words: readonly Word[],
	text: ReadonlySet<string>,
	above: ReadonlySet<string> = new Set(),
	bySynonym: number = weights.synonym,
): number {
	let all = 0;
	let covered = 0;
	for (const { word, rarity, synonyms } of words) {
		all += rarity;
		const has = (terms: ReadonlySet<string>) =>
			terms.has(word) ? 1 : synonyms.some((synonym) => terms.has(synonym)) ? bySynonym : 0;
		covered += rarity * Math.max(has(text), has(above) * weights.borrowed);
	}
	return all === 0 ? 0 : covered / all;
}
