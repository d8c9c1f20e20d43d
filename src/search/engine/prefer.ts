import type { IndexPage } from '../records/record.ts';
import { fold, termsOfText, tokenize } from '../text/words.ts';
import type { Catalog } from './catalog.ts';
import type { ExactMatch } from './exact.ts';
import { nearness } from './nearness.ts';
import { type Order, operationFits, operationNames } from './operations.ts';
import { questionFit, type WeighedWord } from './questions.ts';
import type { FoundWord, RankedPage } from './score.ts';
import { weights } from './weights.ts';

/** Titles and keywords that are what was typed, or stand in it. */
export function preferTitles(
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
		else if (!isAsked && folded.includes(phrase)) entry.score *= weights.titleContains;
		else if (known.includes(typed) || (isAsked && termsOfText(slug).join(' ') === telling))
			entry.score *= weights.keywordIs;
		else if (known.some((keyword) => typed.includes(keyword))) entry.score *= weights.keywordInside;
	}
}

/** Pages that the query names exactly. */
export function preferExact(pages: RankedPage[], matches: ReadonlyMap<number, ExactMatch>): void {
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
export function preferNear(
	catalog: Catalog,
	first: readonly RankedPage[],
	found: readonly FoundWord[],
): void {
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
export function methodsOf(page: IndexPage | undefined): string[] {
	return (page?.keywords ?? []).flatMap((keyword) => /^([A-Z]+) \//.exec(keyword)?.[1] ?? []);
}

/**
 * Operations that do what the query says, with what it names, before those that do something else with it. What fits
 * adds in shares of the best score, so that the words of readers need not stand on the page.
 */
export function preferOperations(
	catalog: Catalog,
	pages: RankedPage[],
	asks: 'said' | 'likely',
	methods: readonly string[],
	order: Order,
): void {
	const best = Math.max(0, ...pages.map(({ score }) => score));
	const scored = new Map(pages.map((entry) => [entry.page, entry]));
	const fitOf = operationFits(order, operationNames(catalog.pages));
	for (const [id, page] of catalog.pages.entries()) {
		const own = methodsOf(page);
		if (own.length === 0) continue;
		const fit = fitOf(page, id);
		const entry = scored.get(id) ?? { page: id, score: 0, named: true, sections: [], covered: 0 };
		if (!scored.has(id)) {
			if (fit < weights.operationFound) continue;
			pages.push(entry);
		}
		const does = fit > 0 || (methods.length > 0 && own.some((method) => methods.includes(method)));
		if (does) entry.score *= weights.method;
		else if (methods.length > 0) entry.score *= weights.otherMethod;
		const current = page.group === 'legacy' ? weights.dated : 1;
		entry.score += best * weights.operationAdds[asks] * fit ** 2 * current;
	}
}

/**
 * Pages that answer what was asked, in words of a reader. What fits a question adds to the page in shares of the best
 * score, so that its words need not stand elsewhere on the page; what fits another sentence makes its own score more.
 *
 * @param prior what a page counts before any word is compared
 */
export function preferAnswers(
	catalog: Catalog,
	first: readonly RankedPage[],
	words: readonly WeighedWord[],
	isQuestion: boolean,
	prior: (page: IndexPage) => number,
): void {
	const best = Math.max(0, ...first.map(({ score }) => score));
	for (const entry of first) {
		const page = catalog.pages[entry.page] as IndexPage;
		const fit = questionFit(words, page) ** 2 * prior(page);
		entry.score += fit * (isQuestion ? best * weights.questionAdds : entry.score * weights.questionFits);
	}
}
