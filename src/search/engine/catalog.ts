import type { IndexPage, IndexSection, Text } from '../records/record.ts';
import { termsOfText, tokenize } from '../text/words.ts';
import { forgetLookups } from './lookup.ts';
import { TermIndex } from './term-index.ts';
import { weights } from './weights.ts';

/** A section with the page it stands on. */
export interface PlacedSection {
	page: number;
	section: IndexSection;
	/** Its place among the sections of the page. */
	position: number;
}

/** What readers type who need a page, with the section of it that answers, among all sections. */
export interface PlacedPhrase {
	page: number;
	section?: number;
}

/** Everything that can be found: three inverted indexes and what they point to. */
export interface Catalog {
	pages: IndexPage[];
	sections: PlacedSection[];
	phrases: PlacedPhrase[];
	pageIndex: TermIndex;
	sectionIndex: TermIndex;
	phraseIndex: TermIndex;
}

/** Texts with which readers ask for a page: its questions, and the messages that it explains. */
export function askedWith({ questions, messages }: IndexPage): Text[] {
	return [...questions, ...messages.map(({ text }) => text)];
}

/** An empty catalog. */
export function createCatalog(): Catalog {
	return {
		pages: [],
		sections: [],
		phrases: [],
		pageIndex: new TermIndex(weights.page),
		sectionIndex: new TermIndex(weights.section),
		phraseIndex: new TermIndex(weights.phrase),
	};
}

/** Adds pages and all their sections to a catalog. */
export function addPages(catalog: Catalog, pages: readonly IndexPage[]): void {
	forgetLookups(catalog.pageIndex);
	forgetLookups(catalog.sectionIndex);
	forgetLookups(catalog.phraseIndex);
	for (const page of pages) {
		const id = catalog.pages.push(page) - 1;
		catalog.pageIndex.add({
			title: tokenize(page.title),
			slug: tokenize(page.url.split('/').slice(-2).join(' ')),
			keywords: page.keywords.flatMap(tokenize),
			questions: page.questions.flatMap(termsOfText),
			messages: page.messages.flatMap(({ text }) => termsOfText(text)),
			description: termsOfText(page.description),
			category: tokenize(page.category),
		});
		for (const [position, section] of page.sections.entries()) {
			catalog.sections.push({ page: id, section, position });
			catalog.sectionIndex.add({
				heading: tokenize(section.headings.at(-1) ?? ''),
				text: termsOfText(section.text),
			});
		}
		const first = catalog.sections.length - page.sections.length;
		for (const { text, anchor } of page.asked) {
			const position = page.sections.findIndex((section) => section.anchor === anchor);
			catalog.phrases.push({ page: id, ...(position >= 0 && { section: first + position }) });
			catalog.phraseIndex.add({ text: termsOfText(text) });
		}
	}
}

/** Places of the pages that some sections stand on. */
export function pagesOf({ sections }: Catalog, ids: Iterable<number>): Set<number> {
	return new Set(Array.from(ids, (id) => sections[id]?.page ?? -1));
}
