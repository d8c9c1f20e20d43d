import type { IndexPage, IndexSection, PageGroup, SearchPage, Section } from '../records/record.ts';
import { usualAnchor } from './anchors.ts';
import { type Coded, decodeTexts, encodeTexts } from './coding.ts';
import { withOwnName, withoutOwnName } from './own-name.ts';

/** The values of a field of all pages: those that occur, and the number of each page's own. */
type Column = [values: string[], places: number[]];

/**
 * What names the pages, column by column: their headings, keywords and questions, without texts and rows of tables.
 * An engine answers from this until the rest is there.
 */
export interface PackedOutline {
	url: string[];
	title: string[];
	category: Column;
	group: Column;
	language: Column;
	version: Column;
	rank: Column;
	/** Of each page; empty is the one that its address says. */
	keywords: string[][];
	/** Questions of all pages one after the other, and how many each page has. */
	questions: Coded;
	questionCounts: number[];
	/** Messages of all pages one after the other, and of each page the sections that explain its own. */
	messages: Coded;
	messageAnchors: string[][];
	/** Of each section its level and its heading, then its anchor where that is another than the usual. */
	sections: string[][];
}

const COLUMNS = ['category', 'group', 'language', 'version', 'rank'] as const;
const SEPARATOR = '\n';

/** Packs what names the pages. */
export function packOutline(pages: readonly SearchPage[]): PackedOutline {
	const [category, group, language, version, rank] = COLUMNS.map((name) => columnOf(pages, name));
	return {
		url: pages.map(({ url }) => url),
		title: pages.map(({ title }) => title),
		...({ category, group, language, version, rank } as Record<(typeof COLUMNS)[number], Column>),
		keywords: pages.map(({ url, keywords }) => withoutOwnName(url, keywords)),
		questions: encodeTexts(pages.flatMap(({ questions }) => questions)),
		questionCounts: pages.map(({ questions }) => questions.length),
		messages: encodeTexts(pages.flatMap(({ messages }) => messages.map(({ text }) => text))),
		messageAnchors: pages.map(({ messages }) => messages.map(({ anchor }) => anchor)),
		sections: pages.map(({ sections }) => sections.filter(({ row }) => !row).map(packSection)),
	};
}

/** The pages of an outline: no section has a text, and no page a description. */
export function unpackOutline(outline: PackedOutline): IndexPage[] {
	const questions = decodeTexts(outline.questions);
	const messages = decodeTexts(outline.messages).values();
	let asked = 0;
	return outline.url.map((url, id) => {
		const value = (name: (typeof COLUMNS)[number]) => {
			const [values, places] = outline[name];
			return values[places[id] ?? 0] ?? '';
		};
		const own = questions.slice(asked, asked + (outline.questionCounts[id] ?? 0));
		asked += own.length;
		return {
			url,
			title: outline.title[id] ?? '',
			description: [],
			category: value('category'),
			group: value('group') as PageGroup,
			language: value('language'),
			version: value('version'),
			rank: value('rank') as SearchPage['rank'],
			keywords: withOwnName(url, outline.keywords[id] ?? []),
			questions: own,
			messages: (outline.messageAnchors[id] ?? []).map((anchor) => ({
				text: messages.next().value ?? [],
				anchor,
			})),
			asked: [],
			sections: unpackSections(outline.sections[id] ?? []),
		};
	});
}

function columnOf(pages: readonly SearchPage[], name: (typeof COLUMNS)[number]): Column {
	const values = [...new Set(pages.map((page) => page[name]))];
	return [values, pages.map((page) => values.indexOf(page[name]))];
}

function packSection({ level, headings, anchor }: Section): string {
	const heading = headings.at(-1) ?? '';
	const named = `${level}${heading}`;
	return anchor === usualAnchor(heading) ? named : `${named}${SEPARATOR}${anchor}`;
}

function unpackSections(packed: readonly string[]): IndexSection[] {
	const path: { level: number; heading: string }[] = [];
	return packed.map((text) => {
		const [named = '', anchor] = text.split(SEPARATOR);
		const [level, heading] = [Number(named[0]), named.slice(1)];
		while ((path.at(-1)?.level ?? 0) >= level) path.pop();
		if (level > 1) path.push({ level, heading });
		const headings = path.map(({ heading }) => heading);
		return { anchor: anchor ?? usualAnchor(heading), level, headings, text: [] };
	});
}
