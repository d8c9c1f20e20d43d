import { availableParallelism, cpus, totalmem } from 'node:os';

/** A table of the results. */
export interface Table {
	title: string;
	/** How the numbers came to be. */
	how: string;
	head: readonly string[];
	rows: readonly (readonly (string | number)[])[];
}

/** The machine as far as numbers depend on it: no names. */
export function machine(): string {
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

/** A table as Markdown. */
export function markdownOf({ title, how, head, rows }: Table): string {
	const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
	const rule = head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? NUMBERS : '---'));
	return [`## ${title}`, '', how, '', line(head), line(rule), ...rows.map(line)].join('\n');
}

/** A column whose cells are numbers. */
const NUMBERS = '---:';

/**
 * The tables of a report, by title: what `markdownOf` wrote, read back.
 *
 * @param text a whole report
 */
export function tablesIn(text: string): Map<string, Table> {
	const tables = text.split(/^(?=## )/m).flatMap((part) => {
		const found = /^## (.+)\n\n(.+)\n\n((?:\|.*\|\n?)+)/.exec(part);
		const [, title, how, table] = found ?? [];
		if (title === undefined || how === undefined || table === undefined) return [];
		const [head = [], rule = [], ...rows] = table.trim().split('\n').map(cellsOf);
		const typed = rows.map((row) => row.map((cell, at) => (rule[at] === NUMBERS ? Number(cell) : cell)));
		return [{ title, how, head, rows: typed }];
	});
	return new Map(tables.map((table) => [table.title, table]));
}

function cellsOf(line: string): string[] {
	return line.slice(2, -2).split(' | ');
}

/** Bytes as kilobytes with one decimal. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Bytes as megabytes with one decimal. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
