import { nearest } from '../../site/nearest.ts';
import type { RedirectRow } from '../../site/redirects/types.ts';
import { cleanRequestPath } from '../request-path.ts';
import { keyOf } from './check-source.ts';
import { type RedirectFault, writeRow } from './faults.ts';

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
		const wrong = 'the target is on another host, where this build cannot check it';
		return [
			{ row, wrong, mend: 'write a path of this site, or list the row in notCarriedOver with the reason' },
		];
	}
	const clean = cleanRequestPath(path.startsWith('/') ? path : `/${path}`);
	const better = writeRow(from, clean + query + (fragment ? `#${fragment}` : ''));
	if (!path.startsWith('/')) return [{ row, wrong: 'the target does not start with a slash', mend: better }];
	if (path !== clean)
		return [{ row, wrong: 'the target is not clean, so it would redirect once more', mend: better }];
	if (fragment === '') return [{ row, wrong: 'the target ends in an empty fragment', mend: better }];
	if (/[^!-~]/.test(to))
		return [
			{
				row,
				wrong: 'the target has a space or a letter that must be percent-encoded',
				mend: writeRow(from, encodeURI(to)),
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
				const wrong = `the row leads in a circle: ${trail.join(' -> ')}`;
				return [{ row, wrong, mend: 'remove it, or give it a target that is a page' }];
			}
			seen.add(key);
			const further = next.get(key);
			if (further === undefined) break;
			target = further;
		}
		if (target === row[1]) return [];
		const wrong = `the target is an old path too: ${trail.join(' -> ')}`;
		return [{ row, wrong, mend: writeRow(row[0], target) }];
	});
}

/** Advice for a target that does not exist. */
export function advisePage(from: string, path: string, tail: string, paths: Iterable<string>): string {
	const found = nearest(path, paths);
	return found === undefined
		? 'write a target that exists, or write the page first'
		: writeRow(from, found + tail);
}

/** Advice for an anchor that the page of the target does not have. */
export function adviseAnchor(from: string, path: string, anchor: string, anchors: Iterable<string>): string {
	const found = nearest(anchor, anchors);
	const keep = `put <Anchor id="${anchor}" /> above the heading that answers it`;
	return found === undefined ? keep : `${writeRow(from, `${path}#${found}`)}, or ${keep}`;
}
