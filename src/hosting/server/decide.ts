import type { RedirectPlan } from '../../config/redirects/types.ts';
import { twinPath } from '../../lib/urls/urls.ts';
import { NOT_FOUND, targetOf } from '../redirects/plan.ts';
import { cleanRequestPath, isPlain, splitQuery, withQuery } from '../request-path.ts';
import { findFile, type SiteFiles } from './files.ts';
import { prefersMarkdown } from './negotiate.ts';

/** Longest target of a request that is looked at, in characters. nginx has the same limit. */
const LONGEST_TARGET = 8192;

/** What to answer. A file may stand `insteadOf` another one, as the Markdown of a page for a client that prefers it. */
export type Decision =
	| { kind: 'file'; path: string; insteadOf?: string }
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
 * @param accepted value of the `Accept` header
 */
export function decide(
	method: string | undefined,
	target: string,
	{ files, plan }: ServedSite,
	accepted?: string,
): Decision {
	if (method !== 'GET' && method !== 'HEAD')
		return { kind: 'refusal', status: 405, text: 'Only GET and HEAD are answered here.\n' };
	if (target.length > LONGEST_TARGET)
		return { kind: 'refusal', status: 414, text: 'The address is too long.\n' };
	const { path, query } = splitQuery(target.replace(/^https?:\/\/[^/?]+\/?/i, '/'));
	const decoded = /^[!-~\x80-\xff]*$/.test(query) ? decodePath(path) : undefined;
	if (decoded === undefined) return { kind: 'page', status: 400 };

	const clean = cleanRequestPath(decoded);
	if (clean === NOT_FOUND) return { kind: 'page', status: 404 };
	const location = isPlain(decoded) || clean === '/' ? (targetOf(clean, plan) ?? clean) : path;
	if (location !== path) return { kind: 'redirect', location: withQuery(location, query) };
	const file = findFile(decoded, files);
	if (file === undefined) return { kind: 'page', status: 404 };
	const twin = file.endsWith('.html') && prefersMarkdown(accepted) ? twinPath(clean) : undefined;
	return twin !== undefined && files.has(twin)
		? { kind: 'file', path: twin, insteadOf: file }
		: { kind: 'file', path: file };
}

/** Decodes the path of a request; `undefined` if it cannot be right. */
function decodePath(path: string): string | undefined {
	if (!/^\/[!-[\]-~]*$/.test(path)) return undefined;
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
