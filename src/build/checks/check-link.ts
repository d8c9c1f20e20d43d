import type { Problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { isInside } from '../../lib/environment/other-builds.ts';
import type { PageLink } from './scan.ts';

/** What is wrong with a link. `error` stops the build, `warning` is printed and fails the tests. */
export interface LinkFlaw {
	kind: 'broken-link' | 'broken-anchor' | 'unclean-link' | 'relative-link';
	level: 'error' | 'warning';
	fault: Omit<Problem, 'where'>;
}

/** The site that links are checked against: as it was built, or as its sources describe it. */
export interface LinkTargets {
	/** Ids of each page, by path; undefined where only a build knows them. */
	ids: ReadonlyMap<string, ReadonlySet<string> | undefined>;
	/** Pages that builds leave out, so that published pages can't link to them. */
	drafts?: ReadonlySet<string>;
	/** Old paths and where each leads. */
	redirects: ReadonlyMap<string, string>;
	/** Finds the page that a wrong path most likely means. */
	nearestPage: (path: string) => string | undefined;
	/** Whether a root-relative file exists. */
	fileExists: (path: string) => boolean;
	/** Folders that other builds behind the same host serve: links to them are not followed. */
	elsewhere?: readonly string[];
	/** Address the site is published under: links that repeat it are reported. */
	origin?: string | undefined;
}

const OTHER_SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Checks one link. The built site and its sources go through this one function, so that both agree.
 *
 * @param from path of the page that has the link
 */
export function checkLink(link: PageLink, from: string, site: LinkTargets): LinkFlaw | undefined {
	const { href, where } = link;
	const found = (what: string) =>
		`the link "${link.text}"${where === 'page' ? '' : ` (${where})`} to ${href}${what}`;
	const origin = site.origin?.replace(/\/$/, '');
	if (origin && `${href}/`.startsWith(`${origin}/`)) {
		const fault = {
			found: found(', which repeats the address of this site'),
			write: href.slice(origin.length) || '/',
		};
		return { kind: 'relative-link', level: 'error', fault };
	}
	if (OTHER_SCHEME.test(href)) return undefined;
	if (!/^[/#?]/.test(href)) {
		const fault = {
			found: found(', which is relative'),
			expected: 'an address from the root, such as /reference/segments',
		};
		return { kind: 'relative-link', level: 'error', fault };
	}
	const { pathname: path, hash } = new URL(href, `http://site${from}`);
	if (path !== '/' && /(\/|\.html)$/.test(path)) {
		const fault = {
			found: found(', which is not clean'),
			write: path.replace(/(\/|\.html)$/, '') + hash,
		};
		return { kind: 'unclean-link', level: 'error', fault };
	}
	const missing = missingTarget(path, hash, from, site);
	if (missing) {
		const { what, ...rest } = missing;
		return { kind: 'broken-link', level: 'error', fault: { found: found(what), ...rest } };
	}
	const ids = site.ids.get(path);
	const anchor = decode(hash.slice(1).replace(/:~:.*/, ''));
	if (!ids || anchor === '' || anchor === 'top' || ids.has(anchor)) return undefined;
	const meant = nearest(anchor, ids);
	const fault = {
		found: found(', a page without that anchor'),
		expected: 'the id of a heading or an <Anchor>',
		write: meant && `#${meant}`,
	};
	return { kind: 'broken-anchor', level: 'warning', fault };
}

type Missing = Omit<Problem, 'where' | 'found'> & { what: string };

function missingTarget(path: string, hash: string, from: string, site: LinkTargets): Missing | undefined {
	if (site.drafts?.has(path) && !site.drafts.has(from)) {
		return {
			what: ', a draft, which builds leave out',
			expected: 'a published page',
			write: 'the link when the page is published',
		};
	}
	if (site.ids.has(path) || site.fileExists(path) || isInside(path, site.elsewhere ?? [])) return undefined;
	const target = site.redirects.get(path);
	if (target !== undefined) return { what: ', which is an old address', write: target };
	const meant = site.nearestPage(path);
	return { what: ', which no page has', expected: 'the path of a page', write: meant && meant + hash };
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
