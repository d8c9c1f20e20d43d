import { availableParallelism, cpus, totalmem } from 'node:os';

/** A table of the results. */
export interface Table {
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
export function markdownOf(title: string, { how, head, rows }: Table): string {
	const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
	const rule = head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '---:' : '---'));
	return [`## ${title}`, '', how, '', line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Bytes as kilobytes with one decimal. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Bytes as megabytes with one decimal. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
