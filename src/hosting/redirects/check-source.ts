import type { RedirectRow } from '../../config/redirects/types.ts';
import { cleanRequestPath } from '../request-path.ts';
import { type RedirectFault, rowText } from './faults.ts';

/** Characters that mean the same to every host. Others would need escapes that differ between hosts. */
const PLAIN = /^[\w./~-]+$/;

/** Files of the site and of hosts: those with an ending, and what starts with a dot or an underscore. */
const OF_FILE = /\/[._]|\.[a-z][a-z\d]*$/i;

/** Two sources that no host can tell apart, or only some: the same when clean and in small letters. */
export function keyOf(source: string): string {
	return cleanRequestPath(source.replace(/[?#].*$/, '')).toLowerCase();
}

/** Whether a row is what its type says: the list is JavaScript, which nothing holds to it while a writer saves. */
export function isPair(row: unknown): row is RedirectRow {
	return Array.isArray(row) && row.length === 2 && row.every((path) => typeof path === 'string');
}

/** Rows that are pairs, of a list that may be none. */
export function pairsOf(list: unknown): RedirectRow[] {
	return Array.isArray(list) ? list.filter(isPair) : [];
}

/** Faults in the form of one row. */
export function checkForm(row: RedirectRow): RedirectFault[] {
	const found = 'a row that is not a pair of paths';
	return isPair(row) ? [] : [{ row, found, write: "['/old-path', '/new-path']" }];
}

/** Faults in the old path of one row: how it is written. */
export function checkSpelling(row: RedirectRow): RedirectFault[] {
	const [from, to] = row;
	const path = from.replace(/[?#].*$/, '');
	const clean = cleanRequestPath(path.startsWith('/') ? path : `/${path}`);
	const fault = (found: string) => [{ row, found, write: rowText([clean, to]) }];
	if (/^[a-z][a-z\d+.-]*:/i.test(from)) {
		return [
			{ row, found: 'the old path is a whole address', write: 'the path only, from the first slash on' },
		];
	}
	if (!from.startsWith('/')) return fault('the old path does not start with a slash');
	if (from.includes('#')) return fault('the old path has a fragment, which browsers do not send to servers');
	if (from.includes('?')) return fault('the old path has a query, which hosts do not compare');
	if (!PLAIN.test(from)) {
		const write = 'letters, digits and / . _ ~ - only, or leave the row out';
		return [{ row, found: 'the old path has characters that hosts understand differently', write }];
	}
	if (from !== clean) return fault('the old path is not clean; its other forms are redirected as well');
	if (OF_FILE.test(from)) {
		const write = 'the path of a page, or leave the row out';
		return [{ row, found: 'the old path is that of a file, which the redirect could hide', write }];
	}
	return [];
}

/** Faults of rows that stand in each other's way. The first one is right, each later one is at fault. */
export function checkDuplicates(rows: readonly RedirectRow[]): RedirectFault[] {
	const first = new Map<string, RedirectRow>();
	const faults: RedirectFault[] = [];
	for (const row of rows) {
		const earlier = first.get(keyOf(row[0]));
		if (!earlier) {
			first.set(keyOf(row[0]), row);
			continue;
		}
		const same = earlier[0] === row[0];
		const found = same
			? `the old path is there already: ${rowText(earlier)}`
			: `the old path differs from ${rowText(earlier)} only in its ending or letter case, which some hosts ignore`;
		faults.push({
			row,
			found,
			write:
				earlier[1] === row[1] ? 'nothing: remove this row' : 'the one that is right, and remove the other',
		});
	}
	return faults;
}
