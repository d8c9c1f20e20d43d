import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../../../src/hosting/redirects/built-pages.ts';
import { digits } from '../../../src/lib/hash.ts';
import { kinds } from '../../browser/pages.ts';

/** How a page is looked at. */
export interface Look {
	colorScheme: 'light' | 'dark';
	width: number;
}

/** A page that axe looks at. */
export interface AuditedPage {
	path: string;
	looks: readonly Look[];
	/** Ten digits of what axe sees of it: of the text, and of the shell on pages that stand for a kind. */
	fingerprint: string;
}

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 768, 997, 1280];
const DESKTOP = 1280;

const looks = (widths: readonly number[]): Look[] =>
	widths.flatMap((width) => THEMES.map((colorScheme) => ({ colorScheme, width })));

/** Every page in both themes at one width. */
const EACH = looks([DESKTOP]);
/** One page of each kind in both themes at all widths. */
const OF_KIND = looks(WIDTHS);

/** The page for what is missing is served at any address, and built at this one. */
const representatives = new Set<string>(
	Object.entries(kinds).map(([kind, path]) => (kind === 'missing' ? '/404' : path)),
);

/**
 * Every built page that is more than a redirect.
 *
 * @param dist folder of the built site
 */
export function auditedPages(dist: string): AuditedPage[] {
	return [...builtPages(dist)].map(([path, file]) => {
		const isKind = representatives.has(path);
		const html = readFileSync(join(dist, file), 'utf8');
		return {
			path,
			looks: isKind ? OF_KIND : EACH,
			fingerprint: digits(isKind ? `${WIDTHS} ${seen(html, 'body')}` : seen(html, 'main')),
		};
	});
}

/** The part of a page that axe sees, without scripts and the digits in names of files. */
function seen(html: string, element: 'body' | 'main'): string {
	const part = html.slice(html.indexOf(`<${element}`), html.lastIndexOf(`</${element}>`));
	return part.replace(/<script[\s\S]*?<\/script>/g, '').replace(/(\/_astro\/[\w-]+)\.[\w-]+/g, '$1');
}
