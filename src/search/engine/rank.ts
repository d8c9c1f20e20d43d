import { beforeOrder, emptyOfOperations } from '../data/api-words.ts';
import { readerWords } from '../data/reader-words.ts';
import { thingWords } from '../data/thing-words.ts';
import type { IndexPage } from '../records/record.ts';
import { type Deed, deedNamed, objectOf, withoutSaid, wordsIn } from '../text/deeds.ts';
import type { Query } from '../text/query.ts';
import { stem } from '../text/stem.ts';
import { fold, tokenize } from '../text/words.ts';
import type { Catalog } from './catalog.ts';
import { findExact, isVerb } from './exact.ts';
import { namesLanguage } from './languages.ts';
import { type Found, lookUp } from './lookup.ts';
import { findMessages } from './messages.ts';
import { operationNames } from './operations.ts';
import {
	methodsOf,
	preferAnswers,
	preferExact,
	preferNear,
	preferOperations,
	preferTitles,
} from './prefer.ts';
import type { TermIndex } from './term-index.ts';
import { otherLanguage, priors, priorsOfAskedApi, ranks, weights } from './weights.ts';

/** A page that matches, with its matching sections from the best on. */
export interface RankedPage {
	page: number;
	score: number;
	/** Whether its title and address have every word of the query. */
	named: boolean;
	sections: { id: number; score: number }[];
	/** How much of the query its best section has, from 0 to 1. */
	covered: number;
}

/** All pages that match, best first, and for each word of the query the terms that are what was typed. */
export interface Ranking {
	pages: RankedPage[];
	/** The words that were looked up. */
	words: string[];
	terms: Set<string>[];
}

/** Orders the pages of a catalog by how well they answer a query. */
export function rank(catalog: Catalog, query: Query): Ranking {
	const asksApi = asksFor(catalog, query);
	const words = withoutKnownParts(catalog, query);
	const found = words.map((word, position) => {
		const open = query.open && position === words.length - 1;
		const nothing: Found = { scores: new Map(), named: new Set(), terms: new Set(), typed: new Set() };
		const things = asksApi ? (thingWords.get(word) ?? []) : [];
		return {
			page: withThings(lookUp(catalog.pageIndex, word, open), things, catalog.pageIndex),
			section:
				word.length > 1
					? withThings(lookUp(catalog.sectionIndex, word, open), things, catalog.sectionIndex)
					: nothing,
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
	const pages = scorePages(catalog, found, prior);
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
		preferAnswers(catalog, likely, answering, query.isQuestion);
	}
	if (asksApi && !query.exact.path && messages.size === 0) {
		const deed = query.deed ?? deedOfName(catalog, query.phrase);
		const unsaid = new Set(withoutSaid(tokenize(query.phrase), deed));
		const named = weighed
			.map((entry, position) => ({ ...entry, word: words[position] ?? '' }))
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

/** What stands for a word of a query, among pages and among sections. */
export type FoundWord = { page: Found; section: Found };

function scorePages(
	catalog: Catalog,
	found: readonly FoundWord[],
	prior: (page: IndexPage) => number,
): RankedPage[] {
	const words = found.length;
	const share = shareOf(rarityOf(catalog, found));
	const sections = scoreSections(catalog, found, share);
	const candidates = new Set([...sections.keys(), ...found.flatMap(({ page }) => [...page.scores.keys()])]);
	return Array.from(candidates, (id) => {
		const own = sections.get(id) ?? [];
		const [best, ...more] = own;
		let score = (best?.score ?? 0) + weights.moreSections * sum(more.slice(0, weights.moreSectionsCount));
		const covered = new Set<number>();
		let named = 0;
		for (const [position, word] of found.entries()) {
			score += word.page.scores.get(id) ?? 0;
			if (word.page.named.has(id)) named += 1;
			if (word.page.scores.has(id) || own.some(({ words }) => words.has(position))) covered.add(position);
		}
		const page = catalog.pages[id] as (typeof catalog.pages)[number];
		if (named === words) score *= weights.named;
		score *= share(covered) ** 2 * prior(page) * ranks[page.rank];
		return {
			page: id,
			score,
			named: named === words,
			sections: own,
			covered: Math.max(0, ...own.map(({ share }) => share)),
		};
	});
}

/** How much words say: those that few sections have say more, up to a limit. */
function rarityOf(catalog: Catalog, found: readonly FoundWord[]): number[] {
	const all = catalog.sections.length;
	return found.map(({ section }) =>
		Math.log(1 + all / (1 + Math.max(section.scores.size, all * weights.rareShare))),
	);
}

type ScoredSection = { id: number; score: number; words: Set<number>; share: number };

/** How much of a query some of its words are: rare words count more than those that many sections have. */
function shareOf(rarity: readonly number[]): (words: ReadonlySet<number>) => number {
	const all = rarity.reduce((total, one) => total + one, 0);
	return (words) => [...words].reduce((total, word) => total + (rarity[word] ?? 0), 0) / all;
}

function scoreSections(
	catalog: Catalog,
	found: readonly FoundWord[],
	share: (words: ReadonlySet<number>) => number,
) {
	const scored = new Map<number, ScoredSection>();
	for (const [position, { section }] of found.entries()) {
		for (const [id, score] of section.scores) {
			const entry = scored.get(id) ?? { id, score: 0, words: new Set<number>(), share: 0 };
			entry.score += score;
			entry.words.add(position);
			scored.set(id, entry);
		}
	}
	const byPage = new Map<number, ScoredSection[]>();
	for (const entry of scored.values()) {
		const { page, section } = catalog.sections[entry.id] as (typeof catalog.sections)[number];
		const level = 1 - weights.levelStep * Math.max(0, section.level - 2);
		entry.share = share(entry.words);
		const coverage = weights.uncovered + (1 - weights.uncovered) * entry.share ** 2;
		entry.score *= level * coverage;
		byPage.set(page, [...(byPage.get(page) ?? []), entry]);
	}
	for (const list of byPage.values()) list.sort((a, b) => b.score - a.score || a.id - b.id);
	return byPage;
}

function byScore(a: RankedPage, b: RankedPage): number {
	return b.score - a.score || a.page - b.page;
}

function sum(entries: readonly { score: number }[]): number {
	return entries.reduce((total, { score }) => total + score, 0);
}
