import type MiniSearch from 'minisearch';
import type { Query } from '../text/query.ts';
import { fold } from '../text/words.ts';
import type { Catalog } from './catalog.ts';
import { type Found, lookUp } from './lookup.ts';
import { apiWords, priorOfAskedApi, priors, ranks, weights } from './weights.ts';

/** A page that matches, with its matching sections from the best on. */
export interface RankedPage {
	page: number;
	score: number;
	/** Whether its title and address have every word of the query. */
	named: boolean;
	sections: { id: number; score: number }[];
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
	const words = withoutKnownParts(catalog, query);
	const found = words.map((word, position) => {
		const open = query.open && position === words.length - 1;
		const index = (from: unknown, boost: Record<string, number>) =>
			lookUp(from as MiniSearch, word, { boost, open });
		const nothing: Found = { scores: new Map(), named: new Set(), terms: new Set() };
		return {
			page: index(catalog.pageIndex, weights.page),
			section: word.length > 1 ? index(catalog.sectionIndex, weights.section) : nothing,
		};
	});
	const prior = { ...priors, ...(words.some((word) => apiWords.has(word)) ? { api: priorOfAskedApi } : {}) };
	const pages = scorePages(catalog, found, prior);
	pages.sort((a, b) => b.score - a.score || a.page - b.page);
	preferTitles(catalog, pages.slice(0, weights.titleAmong), query.phrase);
	pages.sort((a, b) => b.score - a.score || a.page - b.page);
	return {
		pages,
		words,
		terms: found.map(({ page, section }) => new Set([...page.terms, ...section.terms])),
	};
}

/** An identifier that some page has says more than its parts: they are then left out. */
function withoutKnownParts(catalog: Catalog, { words, compounds }: Query): string[] {
	const known = [...compounds].filter(([whole]) =>
		[catalog.sectionIndex, catalog.pageIndex].some((index) =>
			lookUp(index as unknown as MiniSearch, whole, { boost: {}, open: false }).terms.has(whole),
		),
	);
	const parts = new Set(known.flatMap(([, parts]) => parts));
	return words.filter((word) => !parts.has(word));
}

type FoundWord = { page: Found; section: Found };

function scorePages(catalog: Catalog, found: readonly FoundWord[], prior: typeof priors): RankedPage[] {
	const words = found.length;
	const sections = scoreSections(catalog, found, words);
	const candidates = new Set([...sections.keys(), ...found.flatMap(({ page }) => [...page.scores.keys()])]);
	return Array.from(candidates, (id) => {
		const own = sections.get(id) ?? [];
		const [best, ...more] = own;
		let score = (best?.score ?? 0) + weights.moreSections * sum(more.slice(0, weights.moreSectionsCount));
		let covered = 0;
		let named = 0;
		for (const [position, word] of found.entries()) {
			score += word.page.scores.get(id) ?? 0;
			if (word.page.named.has(id)) named += 1;
			if (word.page.scores.has(id) || own.some(({ words }) => words.has(position))) covered += 1;
		}
		const page = catalog.pages[id] as (typeof catalog.pages)[number];
		score *= (covered / words) ** 2 * prior[page.group] * ranks[page.rank];
		return { page: id, score, named: named === words, sections: own };
	});
}

type ScoredSection = { id: number; score: number; words: Set<number> };

function scoreSections(catalog: Catalog, found: readonly FoundWord[], words: number) {
	const scored = new Map<number, ScoredSection>();
	for (const [position, { section }] of found.entries()) {
		for (const [id, score] of section.scores) {
			const entry = scored.get(id) ?? { id, score: 0, words: new Set<number>() };
			entry.score += score;
			entry.words.add(position);
			scored.set(id, entry);
		}
	}
	const byPage = new Map<number, ScoredSection[]>();
	for (const entry of scored.values()) {
		const { page, section } = catalog.sections[entry.id] as (typeof catalog.sections)[number];
		const level = 1 - weights.levelStep * Math.max(0, section.level - 2);
		const coverage = weights.uncovered + (1 - weights.uncovered) * (entry.words.size / words) ** 2;
		entry.score *= level * coverage;
		byPage.set(page, [...(byPage.get(page) ?? []), entry]);
	}
	for (const list of byPage.values()) list.sort((a, b) => b.score - a.score || a.id - b.id);
	return byPage;
}

function preferTitles(catalog: Catalog, first: readonly RankedPage[], phrase: string): void {
	for (const entry of first) {
		const title = fold((catalog.pages[entry.page] as (typeof catalog.pages)[number]).title);
		if (title === phrase) entry.score *= weights.titleIs;
		else if (title.includes(phrase)) entry.score *= weights.titleContains;
	}
}

function sum(entries: readonly { score: number }[]): number {
	return entries.reduce((total, { score }) => total + score, 0);
}
