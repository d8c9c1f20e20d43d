import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { LineCounter } from 'yaml';
import { listFiles } from '../../lib/files/file-paths.ts';
import { parseYaml } from '../../lib/files/parse-yaml.ts';
import { tryReadText } from '../../lib/files/read-text.ts';
import { explainSyntax } from '../../schemas/frontmatter/syntax.ts';
import { type ContractProblem, problemAt } from './problem.ts';
import type { Place } from './types.ts';

/** Where the files of the contract are, from the root of the project. */
export const contractFolder = 'src/content/openapi/';

/** Its one file that is neither of `paths` nor of `schemas`. */
export const rootFile = 'openapi.yaml';

/** How the names of its files end. */
export const ENDING = '.yaml';

/** A file of the contract. */
export interface ContractFile {
	/** Path from the contract's folder. */
	file: string;
	/** What it holds, by key: paths, schemas, or the fields of the document. */
	value: Record<string, unknown>;
}

/** What stands in a file, with the stamp that it had when it was read. */
export interface ReadFile {
	stamp: string;
	value: Record<string, unknown>;
	problems: ContractProblem[];
}

/**
 * Files of the contract, sorted by path, and what is wrong with their YAML.
 *
 * @param known files that were read before, by path: those that did not change are not read again
 */
export function readFiles(
	folder = contractFolder,
	known = new Map<string, ReadFile>(),
): { files: ContractFile[]; problems: ContractProblem[] } {
	const files: ContractFile[] = [];
	const problems: ContractProblem[] = [];
	for (const file of listFiles(folder, ENDING)) {
		const stamp = stampOfFile(folder, file);
		const before = known.get(file);
		const read = before?.stamp === stamp ? before : { stamp, ...readContractFile(folder, file) };
		known.set(file, read);
		files.push({ file, value: read.value });
		problems.push(...read.problems);
	}
	return { files, problems };
}

/** Changes whenever a file of the contract does. */
export function stampOf(folder = contractFolder): string {
	return listFiles(folder, ENDING)
		.map((file) => stampOfFile(folder, file))
		.join('\n');
}

function stampOfFile(folder: string, file: string): string {
	try {
		const { mtimeMs, size } = statSync(join(folder, file));
		return `${file} ${mtimeMs} ${size}`;
	} catch {
		// A link that leads nowhere, which reading it reports.
		return file;
	}
}

/**
 * Finds lines of places in the files of a folder.
 *
 * @returns A function that gives the line of a place, counted from 1: that of the nearest place above, if need be.
 */
export function lineFinder(folder: string): (place: Place) => number {
	const read = new Map<string, { contents: unknown; lines: LineCounter }>();
	return ({ file, keys }) => {
		let known = read.get(file);
		if (!known) {
			const text = tryReadText(join(folder, file));
			const { document, lines } = parseYaml(typeof text === 'string' ? text : '');
			known = { contents: document.contents, lines };
			read.set(file, known);
		}
		for (let end = keys.length; end > 0; end--) {
			const offset = offsetOf(known.contents, keys.slice(0, end));
			if (offset !== undefined) return known.lines.linePos(offset).line;
		}
		return 1;
	};
}

function readContractFile(
	folder: string,
	file: string,
): { value: Record<string, unknown>; problems: ContractProblem[] } {
	const text = tryReadText(join(folder, file));
	if (typeof text !== 'string') return { value: {}, problems: [{ file, keys: [], ...text }] };
	const { document, lines, mistakes } = parseYaml(text);
	if (mistakes.length > 0) {
		const problems = mistakes.map((mistake) => {
			const { column: _, field: __, ...problem } = explainSyntax(mistake, text, lines);
			return { file, keys: [], ...problem };
		});
		return { value: {}, problems };
	}
	const value: unknown = document.toJS();
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
		return { value: value as Record<string, unknown>, problems: [] };
	}
	const said = ['no map', 'a map', 'keys with values'] as const;
	return { value: {}, problems: [problemAt({ file, keys: [] }, said)] };
}

/** Offset of the key, or of the entry of a list, that the keys lead to. */
function offsetOf(node: unknown, keys: readonly (string | number)[]): number | undefined {
	let here = node as { items?: unknown[]; range?: number[] } | undefined;
	let offset: number | undefined;
	for (const key of keys) {
		const items = here?.items ?? [];
		if (typeof key === 'number') {
			here = items[key] as typeof here;
			offset = here?.range?.[0];
		} else {
			const pair = (items as { key?: { value?: unknown; range?: number[] }; value?: unknown }[]).find(
				(item) => String(item?.key?.value) === key,
			);
			here = pair?.value as typeof here;
			offset = pair?.key?.range?.[0];
		}
		if (offset === undefined) return undefined;
	}
	return offset;
}
