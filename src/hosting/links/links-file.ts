import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RedirectPlan } from '../../config/redirects/types.ts';
import { HOST_FILES } from '../hosts/host-files.ts';
import { idsIn } from '../redirects/built-pages.ts';
import { NOT_FOUND } from '../redirects/plan.ts';
import { listFiles } from '../server/files.ts';

/** Content of `/links.json`, with which programs elsewhere check their links to the site. */
export interface Links {
	/** Host of the published site. */
	host: string;
	/** Ids on each page, with spaces between them, by the page's path. */
	pages: Record<string, string>;
	/** Files that are no pages and keep their names, such as the OpenAPI document. */
	files: string[];
	/** Old paths, each with its target. */
	redirects: Record<string, string>;
	/** Folders that moved: every path below the first leads to the same one below the second. */
	prefixes: [from: string, to: string][];
}

const CHECKER = fileURLToPath(new URL('check-links.mjs', import.meta.url));

/** Pages and their Markdown, pictures, and what only hosts read. */
const ASIDE = /\.(?:html|md)$|^\/(?:_astro|og)\//;

/** Ids of tabs change with their content, so no link names them. */
const TAB = /^t-[\da-f]{6}-/;

/**
 * Writes `/links.json`, and the checker that reads it, `/check-links.mjs`.
 *
 * @param dist folder of the built site
 * @param files files of its pages by path
 */
export async function writeLinks(
	dist: string,
	files: ReadonlyMap<string, string>,
	{ exact, prefixes }: RedirectPlan,
	site: string,
): Promise<void> {
	const pages = [...files].filter(([path]) => path !== NOT_FOUND);
	const ids = (file: string) =>
		[...idsIn(readFileSync(join(dist, file), 'utf8'))].filter((id) => !TAB.test(id)).join(' ');
	const links: Links = {
		host: new URL(site).host,
		pages: Object.fromEntries(pages.map(([path, file]) => [path, ids(file)])),
		files: listFiles(dist)
			.map(({ path }) => path)
			.filter((path) => !ASIDE.test(path) && !HOST_FILES.includes(path.slice(1)))
			.sort(),
		redirects: Object.fromEntries(exact),
		prefixes: prefixes.map(({ from, to }) => [from, to]),
	};
	await writeFile(join(dist, 'links.json'), JSON.stringify(links));
	await copyFile(CHECKER, join(dist, 'check-links.mjs'));
}
