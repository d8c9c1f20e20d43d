import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isRedirectPage } from '../../hosting/redirects/built-pages.ts';
import { cleanPath } from '../../lib/urls/urls.ts';
import { type PageFacts, scanPage } from './scan.ts';

/** A page of the built site, as the checks see it. */
export interface BuiltPage extends PageFacts {
	/** Root-relative path, as readers see it in the address. */
	path: string;
	/** The file it was read from. */
	file: string;
}

/**
 * Reads the pages of a built site. Pages that only lead to another one are left out.
 *
 * @param dist folder that the build wrote
 */
export function readSite(dist: string): BuiltPage[] {
	return readdirSync(dist, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.html'))
		.sort()
		.flatMap((file) => {
			const html = readFileSync(join(dist, file), 'utf8');
			if (isRedirectPage(html)) return [];
			return [
				{ path: cleanPath(`/${file.split(sep).join('/')}`), file: join(dist, file), ...scanPage(html) },
			];
		});
}
