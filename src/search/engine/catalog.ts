import MiniSearch from 'minisearch';
import type { SearchPage, Section } from '../records/record.ts';
import { tokenize } from '../text/words.ts';
import { forgetLookups } from './lookup.ts';
import { weights } from './weights.ts';

/** A section with the page it stands on. */
export interface PlacedSection {
	page: number;
	section: Section;
}

/** Everything that can be found: two inverted indexes and what they point to. */
export interface Catalog {
	pages: SearchPage[];
	sections: PlacedSection[];
	pageIndex: MiniSearch<SearchPage & { id: number; slug: string }>;
	sectionIndex: MiniSearch<{ id: number; heading: string; text: string }>;
}

const shared = { tokenize, processTerm: (term: string) => term, storeFields: [] };

/** An empty catalog. */
export function createCatalog(): Catalog {
	return {
		pages: [],
		sections: [],
		pageIndex: new MiniSearch({
			...shared,
			fields: Object.keys(weights.page),
			extractField: (page, field) =>
				field === 'id' ? page.id : [page[field as keyof typeof page]].flat().join(' \n '),
		}),
		sectionIndex: new MiniSearch({ ...shared, fields: Object.keys(weights.section) }),
	};
}

/** Adds pages and all their sections to a catalog. */
export function addPages(catalog: Catalog, pages: readonly SearchPage[]): void {
	forgetLookups(catalog.pageIndex as MiniSearch);
	forgetLookups(catalog.sectionIndex as MiniSearch);
	for (const page of pages) {
		const id = catalog.pages.push(page) - 1;
		catalog.pageIndex.add({ ...page, id, slug: page.url.split('/').slice(-2).join(' ') });
		for (const section of page.sections) {
			catalog.sectionIndex.add({
				id: catalog.sections.push({ page: id, section }) - 1,
				heading: section.headings.at(-1) ?? '',
				text: section.text,
			});
		}
	}
}
