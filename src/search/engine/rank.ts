import { beforeOrder, emptyOfOperations } from '../data/api-words.ts';
import { readerWords } from '../data/reader-words.ts';
import { thingWords } from '../data/thing-words.ts';
import type { IndexPage } from '../records/record.ts';
import { type Deed, deedNamed, objectOf, withoutSaid, wordsIn } from '../text/deeds.ts';
import type { Query } from '../text/query.ts';
import { stem } from '../text/stem.ts';
import { fold, tokenize } from '../text/words.ts';
import { type Catalog, pagesOf } from './catalog.ts';
import { findExact, isVerb } from './exact.ts';
import { namesLanguage } from './languages.ts';
import { type Found, lookUp } from './lookup.ts';
import { findMessages } from './messages.ts';
import { endpointsOutsideApi, operationNames } from './operations.ts';
import {
	methodsOf,
	preferAnswers,
	preferExact,
	preferNear,
	preferOperations,
	preferTitles,
} from './prefer.ts';
import { type FoundWord, type RankedPage, rarityOf, scorePages } from './score.ts';
import type { TermIndex } from './term-index.ts';
import { otherLanguage, priors, priorsOfAskedApi, weights } from './weights.ts';

/** All pages that match, best first, and for each word of the query the terms that are what was typed. */
export interface Ranking {
	pages: RankedPage[];
	/** The words that were looked up. */
	words: string[];
	terms: Set<string>[];
}

const NOTHING: Found = { scores: new Map(), named: new Set(), terms: new Set(), typed: new Set() };

/** Orders the pages of a catalog by how well they answer a query. */
export function rank(catalog: Catalog, query: Query): Ranking {
	const asksApi = asksFor(catalog, query);
	const words = withoutKnownParts(catalog, query);
	const found = words.map((word, position): FoundWord => {
		const open = query.open && position === words.length - 1;
		const things = asksApi ? (thingWords.get(word) ?? []) : [];
		const among = (index: TermIndex, mayGoOn: boolean) =>
			withThings(lookUp(index, word, mayGoOn), things, index);
		return {
			page: among(catalog.pageIndex, open),
			section: word.length > 1 ? among(catalog.sectionIndex, open) : NOTHING,
			phrase: word.length > 1 ? among(catalog.phraseIndex, false) : NOTHING,
		};
	});
	const asked = asksApi && priorsOfAskedApi[asksApi];
	const typed = found.map(({ page, section }) => new Set([...page.typed, ...section.typed]));
	const prior = (page: IndexPage) => {
		if (page.group === 'language' && !namesLanguage(catalog, page, typed)) return otherLanguage;
		return asked && page.group === 'api' && methodsOf(page).length > 0 ? asked : priors[page.group];
	};
	const rarity = rarityOf(catalog, found);
	const weighed = found.map(({ page, section }, position) => ({
		typed: typed[position] ?? new Set<string>(),
		terms: new Set([...page.terms, ...section.terms]),
		weight: rarity[position] ?? 0,
	}));
	const pages = scorePages(catalog, found, rarity, prior);
	pages.sort(byScore);
	preferExact(pages, findExact(catalog, query.exact, query.isSentence));
	const messages = findMessages(catalog, query);
	preferExact(pages.sort(byScore), messages);
	const first = pages.sort(byScore).slice(0, weights.titleAmong);
	preferTitles(catalog, first, query.phrase, asksApi !== undefined);
	preferNear(
		catalog,
		[
			...first,
			...pages
				.slice(weights.titleAmong)
				.filter(({ covered }) => found.length >= weights.longFrom && covered >= weights.longShare),
		],
		found,
	);
	if (query.isSentence && !asksApi) {
		const answering = weighed.map((word, position) => ({
			...word,
			terms: new Set([...word.terms, ...(readerWords.get(words[position] ?? '') ?? [])]),
		}));
		const likely = pages.sort(byScore).slice(0, weights.questionAmong);
		preferAnswers(catalog, likely, answering, query.isQuestion, prior);
	}
	if (asksApi && !query.exact.path && messages.size === 0) {
		const deed = query.deed ?? deedOfName(catalog, query.phrase);
		const unsaid = new Set(withoutSaid(tokenize(query.phrase), deed));
		const named = weighed
			.map((entry, position) => ({
				...entry,
				word: words[position] ?? '',
				told: pagesOf(catalog, found[position]?.section.scores.keys() ?? []),
			}))
			.filter(({ word }) => unsaid.has(word) && !emptyOfOperations.has(word));
		const looked = new Set(named.map(({ word }) => word));
		preferOperations(catalog, pages, asksApi, deed?.methods ?? [], {
			deeds: deed?.deed.split(' ') ?? [],
			words: named,
			...objectOf(query.phrase, deed),
			spelled: wordsIn(query.phrase).filter((word) => looked.has(stem(word))),
			...(deed?.implies && { implies: deed.implies }),
		});
	}
	pages.sort(byScore);
	return {
		pages,
		words,
		terms: typed,
	};
}

/** The deed of operations whose name begins as a query does. */
function deedOfName(catalog: Catalog, phrase: string): Deed | undefined {
	const deed = deedNamed(phrase.replace(beforeOrder, ''));
	return operationNames(catalog.pages).deeds.has(deed.deed) ? deed : undefined;
}

/** A query that begins as operations do asks for one, unless that is the name of a guide, as `change request` is. */
function asksFor(catalog: Catalog, query: Query): Query['asksApi'] {
	const { asksApi, phrase, first, isSentence } = query;
	const begins =
		asksApi ?? (!isSentence && query.words.length > 1 && isVerb(catalog, first) ? 'likely' : undefined);
	if (begins && query.words.some((word) => endpointsOutsideApi(catalog.pages).has(word))) return undefined;
	const isName = ({ group, title }: IndexPage) =>
		(group === 'guide' || group === 'language') && fold(title).startsWith(phrase);
	return begins === 'likely' && catalog.pages.some(isName) ? undefined : begins;
}

/** What operations call a thing is found, too, as synonyms are. */
function withThings(found: Found, things: readonly string[], index: TermIndex): Found {
	if (things.length === 0) return found;
	const scores = new Map(found.scores);
	const named = new Set(found.named);
	for (const thing of things) {
		const other = lookUp(index, thing, false);
		for (const [id, score] of other.scores)
			scores.set(id, Math.max(scores.get(id) ?? 0, score * weights.synonym));
		for (const id of other.named) named.add(id);
	}
	return { ...found, scores, named };
}

/** An identifier that some page has says more than its parts: they are then left out. */
function withoutKnownParts(catalog: Catalog, { words, compounds }: Query): string[] {
	const known = [...compounds].filter(([whole]) =>
		[catalog.sectionIndex, catalog.pageIndex].some((index) => index.has(whole)),
	);
	const parts = new Set(known.flatMap(([, parts]) => parts));
	return words.filter((word) => !parts.has(word));
}

function byScore(a: RankedPage, b: RankedPage): number {
	return b.score - a.score || a.page - b.page;
}
