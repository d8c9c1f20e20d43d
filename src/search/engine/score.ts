import type { IndexPage } from '../records/record.ts';
import type { Catalog } from './catalog.ts';
import type { Found } from './lookup.ts';
import { ranks, weights } from './weights.ts';

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

/** What stands for a word of a query, among pages, sections and phrases. */
export type FoundWord = { page: Found; section: Found; phrase: Found };

/** Scores all pages that have a word of a query, in what names them, in a section, or in what readers type. */
export function scorePages(
	catalog: Catalog,
	found: readonly FoundWord[],
	rarity: readonly number[],
	prior: (page: IndexPage) => number,
): RankedPage[] {
	const words = found.length;
	const share = shareOf(rarity);
	const parts = scoreParts(catalog, found, share);
	const candidates = new Set([...parts.keys(), ...found.flatMap(({ page }) => [...page.scores.keys()])]);
	return Array.from(candidates, (id) => {
		const own = parts.get(id) ?? [];
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
			sections: sectionsAmong(own),
			covered: Math.max(0, ...own.map(({ share }) => share)),
		};
	});
}

/** How much words say: those that few sections have say more, up to a limit. */
export function rarityOf(catalog: Catalog, found: readonly FoundWord[]): number[] {
	const all = catalog.sections.length;
	return found.map(({ section }) =>
		Math.log(1 + all / (1 + Math.max(section.scores.size, all * weights.rareShare))),
	);
}

/** A section that has words of a query, or a phrase that has, with the section that answers it. */
interface ScoredPart {
	section: number | undefined;
	score: number;
	/** Places of its words in the query. */
	words: Set<number>;
	/** How much of the query they are. */
	share: number;
}

/** How much of a query some of its words are: rare words count more than those that many sections have. */
function shareOf(rarity: readonly number[]): (words: ReadonlySet<number>) => number {
	const all = rarity.reduce((total, one) => total + one, 0);
	return (words) => [...words].reduce((total, word) => total + (rarity[word] ?? 0), 0) / all;
}

/** Parts of pages that have words of a query, by page, from the best on. */
function scoreParts(
	catalog: Catalog,
	found: readonly FoundWord[],
	share: (words: ReadonlySet<number>) => number,
): Map<number, ScoredPart[]> {
	const parts = new Map<number, ScoredPart[]>();
	const add = (page: number, section: number | undefined, { score, words }: Sum, level: number) => {
		const covered = share(words);
		const coverage = weights.uncovered + (1 - weights.uncovered) * covered ** 2;
		const part = { section, words, share: covered, score: score * level * coverage };
		const own = parts.get(page);
		if (own) own.push(part);
		else parts.set(page, [part]);
	};
	for (const [id, entry] of sumsOf(found.map(({ section }) => section))) {
		const { page, section } = catalog.sections[id] as (typeof catalog.sections)[number];
		add(page, id, entry, 1 - weights.levelStep * Math.max(0, section.level - 2));
	}
	for (const [id, entry] of sumsOf(found.map(({ phrase }) => phrase))) {
		const { page, section } = catalog.phrases[id] as (typeof catalog.phrases)[number];
		add(page, section, entry, 1);
	}
	for (const list of parts.values()) list.sort((a, b) => b.score - a.score);
	return parts;
}

/** What all words of a query add to one thing, and the places of those that it has. */
interface Sum {
	score: number;
	words: Set<number>;
}

function sumsOf(found: readonly Found[]): Map<number, Sum> {
	const sums = new Map<number, Sum>();
	for (const [position, { scores }] of found.entries()) {
		for (const [id, score] of scores) {
			const before = sums.get(id);
			if (before) before.score += score;
			else sums.set(id, { score, words: new Set([position]) });
			before?.words.add(position);
		}
	}
	return sums;
}

/** Each section once, with the score of its best part. */
function sectionsAmong(parts: readonly ScoredPart[]): { id: number; score: number }[] {
	const best = new Map<number, number>();
	for (const { section, score } of parts)
		if (section !== undefined && !best.has(section)) best.set(section, score);
	return Array.from(best, ([id, score]) => ({ id, score }));
}

function sum(entries: readonly { score: number }[]): number {
	return entries.reduce((total, { score }) => total + score, 0);
}
