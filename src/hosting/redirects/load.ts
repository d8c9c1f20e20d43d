import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects, rules } from '../../../redirects.mjs';
import type { RedirectRow, RedirectRule } from '../../config/redirects/types.ts';
import { BuildError } from '../../lib/diagnostics/build-error.ts';
import { checkRedirects, type KnownSite } from './check.ts';
import { formatFaults, LONGEST } from './faults.ts';
import { sourcePages } from './source-pages.ts';

/** Pages under these paths are made at build time, so that only a check over the built site can know them. */
export const GENERATED: readonly string[] = ['/reference/api/unleash/'];

/** The list as written. */
export interface LoadedRedirects {
	rows: readonly RedirectRow[];
	rules: readonly RedirectRule[];
}

/**
 * Reads the list of redirects and checks it against the files of the pages.
 *
 * @param root folder of the project
 * @throws {BuildError} naming every row that is wrong, with the row to write
 */
export function loadRedirects(root: string, rows: readonly RedirectRow[] = redirects): LoadedRedirects {
	assertRedirects(rows, { pages: sourcePages(root), unknownUnder: GENERATED }, root);
	return { rows, rules };
}

/**
 * Checks rows against a site.
 *
 * @throws {BuildError} naming every row that is wrong, with the row to write
 */
export function assertRedirects(rows: readonly RedirectRow[], site: KnownSite, root: string): void {
	const faults = checkRedirects(rows, site);
	if (faults.length === 0) return;
	const many = faults.length === 1 ? '1 redirect is' : `${faults.length} redirects are`;
	throw new BuildError(`${many} wrong\n\n${formatFaults(faults, rowFinder(root))}`);
}

/** Whether a row consists of paths that can be looked for. It need not be a pair: its author has to find it all the more. */
function isSearchable(row: unknown): row is readonly string[] {
	const isPath = (path: unknown) => typeof path === 'string' && path.length <= LONGEST;
	return Array.isArray(row) && row.length > 0 && row.every(isPath);
}

/** Finds the file and line of a row. */
export function rowFinder(root: string): (row: RedirectRow) => string | undefined {
	const folder = 'src/config/redirects';
	const files = ['redirects.mjs', ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)];
	const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
	return (row) => {
		if (!isSearchable(row)) return undefined;
		const paths = row.map((path) => `'${RegExp.escape(path)}'`).join(',\\s*');
		const pattern = new RegExp(`\\[\\s*${paths}`);
		for (const { file, text } of texts) {
			const found = pattern.exec(text);
			if (found) return `${file}:${text.slice(0, found.index).split('\n').length}`;
		}
		return undefined;
	};
}
