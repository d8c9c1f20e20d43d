import { formatProblem } from '../../lib/diagnostics/build-error.ts';
import { type MarkName, markNames, type WrittenMarks } from './marks.ts';

/** What a writer gives behind the language of a code block. */
export interface CodeMeta {
	/** File name or other heading, shown as a tab. */
	title?: string;
	/** Numbers of the lines to point out, counted from 1. */
	marks: ReadonlySet<number>;
	/** Language of the lines of a `diff` block. */
	lang?: string;
	/** Whether and how the tests run the block as a command. Readers never see it. */
	command: WrittenMarks;
}

const PART = new RegExp(
	`(?:(title|lang)="([^"]*)"|(${markNames.join('|')})(?:="([^"]*)")?|\\{([\\d\\s,-]*)\\})(?=\\s|$)`,
	'y',
);

/**
 * Reads what stands behind the language of a code block, such as `title="index.mjs" {3,5-6}`.
 *
 * @param where file with the block, for errors
 * @throws MetaError naming the file and the part that cannot be read
 */
export function parseMeta(meta: string, where: string): CodeMeta {
	const result: { title?: string; lang?: string; marks: Set<number>; command: WrittenMarks } = {
		marks: new Set(),
		command: {},
	};
	let at = 0;
	while (at < meta.length) {
		if (/\s/.test(meta[at] ?? '')) {
			at += 1;
			continue;
		}
		PART.lastIndex = at;
		const part = PART.exec(meta);
		if (!part) throw new MetaError(meta.slice(at), where);
		const [all, name, value = '', mark, quoted, lines] = part;
		if (name === 'title') result.title = value;
		else if (name === 'lang') result.lang = value;
		else if (mark) result.command[mark as MarkName] = quoted ?? true;
		else for (const line of parseLines(lines ?? '', where)) result.marks.add(line);
		at += all.length;
	}
	return result;
}

/**
 * Reads a list of lines such as `3,5-6`.
 *
 * @throws MetaError naming the file if a part is not a line or a range
 */
export function parseLines(text: string, where: string): number[] {
	return text.split(',').flatMap((part) => {
		const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
		const from = Number(first);
		const to = Number(last);
		if (first === undefined || from < 1 || to < from) throw new MetaError(`{${text}}`, where);
		return Array.from({ length: to - from + 1 }, (_, index) => from + index);
	});
}

/** Something behind the language of a code block that means nothing. */
export class MetaError extends Error {
	readonly found: string;
	readonly expected =
		`title="file name", {lines}, lang="language" for a diff, or a mark: ${markNames.join(', ')}`;
	readonly write = 'title="index.mjs" {3,5-6}';

	constructor(part: string, where: string) {
		super();
		this.found = `${part} behind the language of a code block`;
		this.message = formatProblem({ ...this, where });
	}
}
