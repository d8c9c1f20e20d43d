import { targetOf } from '../redirects/plan.ts';
import type { RedirectPlan } from '../redirects/types.ts';
import { cleanRequestPath, splitQuery, withQuery } from '../request-path.ts';
import { findFile, type SiteFiles } from './files.ts';

/** Longest target of a request that is looked at, in characters. nginx has the same limit. */
export const LONGEST_TARGET = 8192;

/** What to answer. */
export type Decision =
	| { kind: 'file'; path: string }
	| { kind: 'redirect'; location: string }
	| { kind: 'page'; status: 400 | 404 }
	| { kind: 'refusal'; status: 405 | 414; text: string };

/** What decisions depend on. */
export interface ServedSite {
	files: SiteFiles;
	plan: RedirectPlan;
}

/**
 * What to answer to a request: the old path's new one, the clean form of an address, a file, or what is wrong.
 *
 * @param target target of the request as it was sent
 */
export function decide(method: string | undefined, target: string, { files, plan }: ServedSite): Decision {
	if (method !== 'GET' && method !== 'HEAD')
		return { kind: 'refusal', status: 405, text: 'Only GET and HEAD are answered here.\n' };
	if (target.length > LONGEST_TARGET)
		return { kind: 'refusal', status: 414, text: 'The address is too long.\n' };
	const { path, query } = splitQuery(target.replace(/^https?:\/\/[^/?]+/i, ''));
	const decoded = /^[!-~\x80-\xff]*$/.test(query) ? decodePath(path) : undefined;
	if (decoded === undefined) return { kind: 'page', status: 400 };

	const moved = targetOf(cleanRequestPath(decoded), plan);
	if (moved !== undefined) return { kind: 'redirect', location: withQuery(encodeAgain(moved), query) };
	const clean = cleanRequestPath(path);
	if (clean !== path) return { kind: 'redirect', location: clean + query };
	const file = path === '/404' ? undefined : findFile(decoded, files);
	return file === undefined ? { kind: 'page', status: 404 } : { kind: 'file', path: file };
}

/**
 * Decodes the path of a request; `undefined` if it cannot be right. A backslash is refused, as browsers take it
 * for a slash: sent back in a redirect, `/\example.com` would lead to another host.
 */
function decodePath(path: string): string | undefined {
	if (!/^\/[!-[\]-~]*$/.test(path)) return undefined;
	try {
		return decodeURI(path);
	} catch {
		return undefined;
	}
}

/**
 * Percent-encodes what `decodeURI` decoded in the part of a path that a rule carries over, by whole characters:
 * half of a character beyond U+FFFF cannot be encoded.
 */
function encodeAgain(location: string): string {
	return location.replace(/[^!-[\]-~]/gu, encodeURIComponent);
}
