import type { IndexPage } from '../records/record.ts';
import type { Query } from '../text/query.ts';
import { fold, termsOfText, tokenize } from '../text/words.ts';
import type { Catalog } from './catalog.ts';
import { type ExactMatch, findExact, isVerb } from './exact.ts';
import { type Found, lookUp } from './lookup.ts';
import { nearness } from './nearness.ts';
import { questionFit } from './questions.ts';
import { priors, priorsOfAskedApi, ranks, weights } from './weights.ts';

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

/** All pages that match, best first, and the terms that stood for each word of the query. */
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
		return {
			page: lookUp(catalog.pageIndex, word, open),
			section: word.length > 1 ? lookUp(catalog.sectionIndex, word, open) : nothing,
		};
	});
	const asked = asksApi && priorsOfAskedApi[asksApi];
	const prior = (page: IndexPage) =>
		asked && page.group === 'api' && methodsOf(page).length > 0 ? asked : priors[page.group];
	const pages = scorePages(catalog, found, prior);
	pages.sort(byScore);
	preferExact(pages, findExact(catalog, query.exact, query.isSentence));
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
	if (query.isSentence && !asksApi) preferAnswers(catalog, pages.slice(0, weights.questionAmong), found);
	if (asksApi) preferMethods(catalog, first, query.methods);
	pages.sort(byScore);
	return {
		pages,
		words,
		terms: found.map(({ page, section }) => new Set([...page.terms, ...section.terms])),
	};
}

/** A query that begins as operations do asks for one, unless that is the name of a guide, as `change request` is. */
function asksFor(catalog: Catalog, query: Query): Query['asksApi'] {
	const { asksApi, phrase, first, isSentence } = query;
	const begins =
		asksApi ?? (!isSentence && query.words.length > 1 && isVerb(catalog, first) ? 'likely' : undefined);
	const isName = ({ group, title }: IndexPage) => group === 'guide' && fold(title).startsWith(phrase);
	return begins === 'likely' && catalog.pages.some(isName) ? undefined : begins;
}

/** An identifier that some page has says more than its parts: they are then left out. */
function withoutKnownParts(catalog: Catalog, { words, compounds }: Query): string[] {
	const known = [...compounds].filter(([whole]) =>
		[catalog.sectionIndex, catalog.pageIndex].some((index) => index.has(whole)),
	);
	const parts = new Set(known.flatMap(([, parts]) => parts));
	return words.filter((word) => !parts.has(word));
}

type FoundWord = { page: Found; section: Found };

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

/** Titles and keywords that are what was typed, or stand in it. */
function preferTitles(
	catalog: Catalog,
	first: readonly RankedPage[],
	phrase: string,
	asksApi: boolean,
): void {
	const typed = ` ${tokenize(phrase).join(' ')} `;
	const telling = termsOfText(phrase).join(' ');
	for (const entry of first) {
		const page = catalog.pages[entry.page] as IndexPage;
		const { title, keywords, url } = page;
		const folded = fold(title);
		const isAsked = asksApi && methodsOf(page).length > 0;
		const slug = isAsked ? url.slice(url.lastIndexOf('/') + 1).replaceAll('-', ' ') : '';
		const known = keywords.map((keyword) => ` ${tokenize(keyword).join(' ')} `);
		const isTitle = folded === phrase || tokenize(title).join(' ') === typed.trim();
		if (isTitle || slug === phrase) entry.score *= weights.titleIs;
		else if (folded.includes(phrase)) entry.score *= weights.titleContains;
		else if (known.includes(typed) || (isAsked && termsOfText(slug).join(' ') === telling))
			entry.score *= weights.keywordIs;
		else if (known.some((keyword) => typed.includes(keyword))) entry.score *= weights.keywordInside;
	}
}

function preferExact(pages: RankedPage[], matches: ReadonlyMap<number, ExactMatch>): void {
	if (matches.size === 0) return;
	const best = pages[0]?.score ?? 1;
	const scored = new Map(pages.map((entry) => [entry.page, entry]));
	for (const [page, { certainty, section }] of matches) {
		const entry = scored.get(page) ?? { page, score: 0, named: true, sections: [], covered: 0 };
		if (!scored.has(page)) pages.push(entry);
		entry.score += best * certainty * weights.exact;
		if (section === undefined) continue;
		const others = entry.sections.filter(({ id }) => id !== section);
		entry.named = false;
		entry.sections = [{ id: section, score: others[0]?.score ?? 1 }, ...others];
	}
}

/** Words that stand together, in the order in which they were typed, say more than the same words apart. */
function preferNear(catalog: Catalog, first: readonly RankedPage[], found: readonly FoundWord[]): void {
	const words = found.map(({ page, section }) => new Set([...page.typed, ...section.typed]));
	const weight = words.length < weights.longFrom ? weights.near : weights.nearInLong;
	for (const entry of first) {
		const sections = entry.sections.slice(0, weights.moreSectionsCount).flatMap(({ id }) => {
			const placed = catalog.sections[id];
			return placed ? [placed.section] : [];
		});
		const page = catalog.pages[entry.page] as (typeof catalog.pages)[number];
		entry.score *= 1 + weight * nearness(words, page, sections);
	}
}

/** Methods of the operation that a page describes. */
function methodsOf(page: IndexPage | undefined): string[] {
	return (page?.keywords ?? []).flatMap((keyword) => /^([A-Z]+) \//.exec(keyword)?.[1] ?? []);
}

/** Operations that do what the query begins with, before those that do something else with the same thing. */
function preferMethods(catalog: Catalog, first: readonly RankedPage[], methods: readonly string[]): void {
	if (methods.length === 0) return;
	for (const entry of first) {
		const own = methodsOf(catalog.pages[entry.page]);
		if (own.length === 0) continue;
		entry.score *= own.some((method) => methods.includes(method)) ? weights.method : weights.otherMethod;
	}
}

/** Pages that answer what was asked, in words of a reader. */
function preferAnswers(catalog: Catalog, first: readonly RankedPage[], found: readonly FoundWord[]): void {
	const rarity = rarityOf(catalog, found);
	const words = found.map(({ page, section }, position) => ({
		terms: new Set([...page.terms, ...section.terms]),
		weight: rarity[position] ?? 0,
	}));
	for (const entry of first) {
		const page = catalog.pages[entry.page] as (typeof catalog.pages)[number];
		entry.score *= 1 + weights.questionFits * questionFit(words, page) ** 2;
	}
}

function byScore(a: RankedPage, b: RankedPage): number {
	return b.score - a.score || a.page - b.page;
}

function sum(entries: readonly { score: number }[]): number {
	return entries.reduce((total, { score }) => total + score, 0);
}
