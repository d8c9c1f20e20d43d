import type { SearchPage } from '../../../src/search/records/record.ts';

/** A page for tests: only what the test is about has to be given. */
export function page(fields: Partial<SearchPage> & { url: string; title: string }): SearchPage {
	return {
		description: '',
		category: 'Guides',
		group: 'guide',
		language: 'en',
		version: 'current',
		keywords: [],
		questions: [],
		messages: [],
		asked: [],
		rank: 'normal',
		sections: [],
		...fields,
	};
}

/** A section of level 2 with its own text. */
export function section(heading: string, text: string, anchor = heading.toLowerCase().replace(/\W+/g, '-')) {
	return { anchor, level: 2, headings: [heading], text };
}
