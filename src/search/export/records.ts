import type { Hierarchy } from '../../search/client.ts';
import { priors, ranks } from '../../search/engine/weights.ts';
import { type OperationName, operationOf } from '../../search/records/operation.ts';
import type { RecordType, SearchPage, Section } from '../../search/records/record.ts';

/** One heading or one piece of text, in the shape that DocSearch's own crawler writes. */
export interface BlockRecord {
	objectID: string;
	url: string;
	url_without_anchor: string;
	anchor: string;
	type: RecordType;
	content: string | null;
	hierarchy: Hierarchy;
	/** The heading that the record stands for, alone; nothing for text. */
	hierarchy_radio: Hierarchy;
	language: string;
	version: string[];
	/** What is written in one way only: the id and path of an operation, a heading that is an identifier. */
	names: string[];
	/** Words and questions that lead to the page, on its first record; on that of a heading, what readers type who need it. */
	keywords: string[];
	/** The operation that the page describes. */
	operation: OperationName | null;
	weight: {
		/** Higher for guides, lower for legacy pages, and as writers ask. */
		pageRank: number;
		/** 90 for a title, 10 less for each level below, 0 for text. */
		level: number;
		/** Place on the page, from 0. */
		position: number;
	};
}

/** Characters to which neighboring sentences of a section are put together. */
const BLOCK = 500;

/**
 * The records of all pages: for each page its title, then each heading and its text.
 *
 * @param origin put before addresses where the index also serves other sites; root-relative without it
 */
export function blockRecords(pages: readonly SearchPage[], origin = ''): BlockRecord[] {
	return pages.flatMap((page) => recordsOf(page, origin));
}

function recordsOf(page: SearchPage, origin: string): BlockRecord[] {
	const pageRank = Math.round(100 * priors[page.group] * ranks[page.rank]);
	const records: BlockRecord[] = [];
	const operation = operationOf(page.keywords) ?? null;
	/* Keywords of operations are their names. */
	const [names, words] = operation ? [page.keywords, []] : [[], page.keywords];
	const askedOf = (at: string) => page.asked.filter(({ anchor }) => anchor === at).map(({ text }) => text);
	const ofPage = [...words, ...page.questions, ...page.messages.map(({ text }) => text), ...askedOf('')];
	const add = (section: Section | undefined, content: string | null) => {
		const depth = Math.min(section?.headings.length ?? 0, 5) + 1;
		const type: RecordType = content === null ? (`lvl${depth}` as RecordType) : 'content';
		const titles = [page.category, page.title, ...(section?.headings ?? [])];
		const anchor = section?.anchor ?? '';
		const position = records.length;
		records.push({
			objectID: `${page.url}#${anchor}:${position}`,
			url: `${origin}${page.url}${anchor ? `#${anchor}` : ''}`,
			url_without_anchor: origin + page.url,
			anchor,
			type,
			content,
			hierarchy: hierarchyOf((level) => titles[level]),
			hierarchy_radio: hierarchyOf((level) => (type === `lvl${level}` ? titles[level] : null)),
			language: page.language,
			version: [page.version],
			names: position === 0 ? names : content === null ? identifiersIn(titles.at(-1) ?? '') : [],
			keywords: position === 0 ? ofPage : content === null ? askedOf(anchor) : [],
			operation,
			weight: { pageRank, level: content === null ? 100 - 10 * depth : 0, position },
		});
	};
	add(undefined, null);
	if (page.description) add(undefined, page.description);
	for (const section of page.sections) {
		if (section.headings.length > 0) add(section, null);
		for (const text of blocksOf(section.text)) add(section, text);
	}
	return records;
}

/** A heading that is one word with a sign or capital letter in it, as settings, events and permissions have. */
function identifiersIn(heading: string): string[] {
	return /^\S+$/.test(heading) && /[._/:-]|\p{Ll}\p{Lu}/u.test(heading) ? [heading] : [];
}

/** Sentences, put together until they fill a block. */
function blocksOf(text: string): string[] {
	const blocks: string[] = [];
	for (const sentence of text.split(/(?<=[.!?:])\s+/).filter(Boolean)) {
		const last = blocks.at(-1);
		if (last !== undefined && last.length + sentence.length < BLOCK)
			blocks[blocks.length - 1] = `${last} ${sentence}`;
		else blocks.push(sentence);
	}
	return blocks;
}

function hierarchyOf(title: (level: number) => string | null | undefined): Hierarchy {
	return Object.fromEntries(
		Array.from({ length: 7 }, (_, level) => [`lvl${level}`, title(level) || null]),
	) as Hierarchy;
}
