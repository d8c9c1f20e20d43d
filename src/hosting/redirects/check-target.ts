import type { RedirectRow } from '../../config/redirects/types.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { cleanRequestPath } from '../request-path.ts';
import { keyOf } from './check-source.ts';
import { type RedirectFault, rowText } from './faults.ts';

/** A target, taken apart. The fragment has no `#`. */
export function splitTarget(to: string): { path: string; query: string; fragment: string | undefined } {
	const [address = '', fragment] = to.split(/#(.*)/s);
	const [path = '', query] = address.split(/(?=\?)/);
	return { path, query: query ?? '', fragment };
}

/** Faults in how the new path of a row is written. */
export function checkTargetSpelling(row: RedirectRow): RedirectFault[] {
	const [from, to] = row;
	const { path, query, fragment } = splitTarget(to);
	if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)) {
		const found = 'the target is on another host, where this build cannot check it';
		return [{ row, found, write: 'a path of this site, or list the row in notCarriedOver with the reason' }];
	}
	const clean = cleanRequestPath(path.startsWith('/') ? path : `/${path}`);
	const better = rowText([from, clean + query + (fragment ? `#${fragment}` : '')]);
	if (!path.startsWith('/')) return [{ row, found: 'the target does not start with a slash', write: better }];
	if (path !== clean)
		return [{ row, found: 'the target is not clean, so it would redirect once more', write: better }];
	if (fragment === '') return [{ row, found: 'the target ends in an empty fragment', write: better }];
	if (/[^!-~]/.test(to))
		return [
			{
				row,
				found: 'the target has a space or a letter that must be percent-encoded',
				write: rowText([from, encodeURI(to)]),
			},
		];
	return [];
}

/** Rows whose target is itself an old path: loops, and chains, which cost readers a second request. */
export function checkChains(rows: readonly RedirectRow[]): RedirectFault[] {
	const next = new Map(rows.map(([from, to]) => [keyOf(from), to]));
	return rows.flatMap((row): RedirectFault[] => {
		const trail = [row[0]];
		const seen = new Set([keyOf(row[0])]);
		let target = row[1];
		for (;;) {
			trail.push(target);
			const key = keyOf(splitTarget(target).path);
			if (seen.has(key)) {
				const found = `the row leads in a circle: ${trail.join(' -> ')}`;
				return [{ row, found, write: 'a target that is a page, or remove the row' }];
			}
			seen.add(key);
			const further = next.get(key);
			if (further === undefined) break;
			target = further;
		}
		if (target === row[1]) return [];
		const found = `the target is an old path too: ${trail.join(' -> ')}`;
		return [{ row, found, write: rowText([row[0], target]) }];
	});
}

/** Advice for a target that does not exist. */
export function advisePage(from: string, path: string, tail: string, paths: Iterable<string>): string {
	const found = nearest(path, paths);
	return found === undefined ? 'a target that exists, or the page' : rowText([from, found + tail]);
}

/** Advice for an anchor that the page of the target does not have. */
export function adviseAnchor(from: string, path: string, anchor: string, anchors: Iterable<string>): string {
	const found = nearest(anchor, anchors);
	const keep = `<Anchor id="${anchor}" /> above the heading that answers it`;
	return found === undefined ? keep : `${rowText([from, `${path}#${found}`])}, or ${keep}`;
}
