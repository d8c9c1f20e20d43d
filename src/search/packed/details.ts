import { operationOf } from '../records/operation.ts';
import type { Answered, IndexPage, IndexSection, SearchPage, Section } from '../records/record.ts';
import { usualAnchor } from './anchors.ts';
import { type Coded, decodeTexts, encodeTexts } from './coding.ts';

/** What the outline of some pages lacks: descriptions, rows of tables, what texts say, and what readers type. */
export interface PackedDetails {
	/** Numbers of the pages in the outline. */
	pages: number[];
	/** Of each page its sections: 0 for the next one of the outline, else a row: its name, its anchor where that is unusual. */
	sections: (0 | string)[][];
	/**
	 * For all that readers type who need a page, the place of the section that answers it, among those of the page. For an
	 * operation the text itself: its words are compared as they are spelled.
	 */
	asked: (number | string)[][];
	/** For each page its description, the texts of its sections, and what readers type. */
	texts: Coded;
}

const SEPARATOR = '\n';

/**
 * Packs what the outline of all pages lacks of some.
 *
 * @param isPart whether a page belongs to this part
 */
export function packDetails(
	all: readonly SearchPage[],
	isPart: (page: SearchPage) => boolean,
): PackedDetails {
	const numbers = [...all.keys()].filter((id) => isPart(all[id] as SearchPage));
	const pages = numbers.map((id) => all[id] as SearchPage);
	return {
		pages: numbers,
		sections: pages.map(({ sections }) => sections.map((section) => (section.row ? packRow(section) : 0))),
		asked: pages.map((page) => page.asked.map((phrase) => packAsked(page, phrase))),
		texts: encodeTexts(
			pages.flatMap((page) => [
				page.description,
				...[...page.sections, ...(isOperation(page) ? [] : page.asked)].map(({ text }) => text),
			]),
		),
	};
}

/**
 * Whole pages.
 *
 * @param outline the pages of the whole outline
 */
export function unpackDetails(
	{ pages, sections, asked, texts }: PackedDetails,
	outline: readonly IndexPage[],
): IndexPage[] {
	const terms = decodeTexts(texts).values();
	const next = () => terms.next().value ?? [];
	return pages.map((id, place) => {
		const page = outline[id] as IndexPage;
		const description = next();
		const headed = page.sections.values();
		let last: IndexSection | undefined;
		const whole = (sections[place] ?? []).map((packed): IndexSection => {
			const text = next();
			if (packed !== 0) return { ...unpackRow(packed, last), text };
			last = headed.next().value;
			return { ...(last as IndexSection), text };
		});
		const phrases = (asked[place] ?? []).map((packed) =>
			typeof packed === 'string'
				? { text: packed, anchor: '' }
				: { text: next(), anchor: whole[packed]?.anchor ?? '' },
		);
		return { ...page, description, sections: whole, asked: phrases };
	});
}

const isOperation = ({ keywords }: SearchPage) => operationOf(keywords) !== undefined;

function packAsked(page: SearchPage, { text, anchor }: Answered<string>): number | string {
	return isOperation(page) ? text : page.sections.findIndex((section) => section.anchor === anchor);
}

function packRow({ headings, anchor }: Section): string {
	const name = headings.at(-1) ?? '';
	return anchor === usualAnchor(name) ? name : `${name}${SEPARATOR}${anchor}`;
}

/** Rows stand below the heading before them. */
function unpackRow(packed: string, above: IndexSection | undefined): Omit<IndexSection, 'text'> {
	const [name = '', anchor] = packed.split(SEPARATOR);
	const headings = [...(above?.headings ?? []), name];
	const level = Math.min((above && above.headings.length > 0 ? above.level : 1) + 1, 6);
	return { anchor: anchor ?? usualAnchor(name), level, headings, row: true };
}
