import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from '../../api-reference/contract/assemble.ts';
import { contractFolder, type ReadFile, readFiles } from '../../api-reference/contract/files.ts';
import { kebab } from '../../api-reference/model/slug.ts';
import { sourcePages } from '../../hosting/redirects/source-pages.ts';
import { globFiles } from '../../lib/files/file-paths.ts';
import { tryReadText } from '../../lib/files/read-text.ts';
import { languages } from '../../lib/languages.ts';
import { pathOfPlace, placeOf } from '../../lib/urls/places.ts';
import { apiPath } from '../../lib/urls/urls.ts';
import { type WrittenPage, writtenPages } from '../../schemas/frontmatter/written-page.ts';
import { readPage, type SourceLink } from './read-page.ts';
import { linksInData } from './text-links.ts';

/** The site as its sources describe it. */
export interface SourceSite {
	/** Pages that have a file. */
	pages: readonly WrittenPage[];
	/** The file of each page that has one, by path, from the root of the project. */
	files: ReadonlyMap<string, string>;
	/** Pages that builds leave out. */
	drafts: ReadonlySet<string>;
	/** Ids of each page. Undefined for pages of the API, whose fields get theirs in a build, and for what can't be read. */
	ids: ReadonlyMap<string, ReadonlySet<string> | undefined>;
	/** Links with the file they are in and the path of the page that shows them. */
	links: readonly { file: string; page: string; link: SourceLink }[];
	/** Whether a link to something other than a page leads somewhere. */
	fileExists: (path: string) => boolean;
}

/** Data whose fields and texts name pages. */
const DATA = [
	'src/content/data/**/*.yaml',
	'src/content/openapi/**/*.yaml',
	'src/config/announcement.ts',
	'src/config/{navigation,sidebars}/**/*.ts',
];

/** Texts that pages of the API show. */
const API_TEXTS = 'src/ui/components/api-pages/*.{md,mdx}';

/**
 * Reads all pages and all data that names pages.
 *
 * @param root folder of the project, which is the working folder as well
 */
export function readSources(root: string): SourceSite {
	const pages = writtenPages(root).map((page) => ({ ...page, ...readPage(page.file, page.source) }));
	const api = apiPages();
	const ids = new Map<string, ReadonlySet<string> | undefined>([
		...[...sourcePages(root), ...(api ?? [])].map((path) => [path, undefined] as const),
		...pages.map((page) => [page.route, page.ids] as const),
	]);
	for (const { route } of pages)
		for (const path of translationsOf(route)) ids.set(path, ids.get(path) ?? ids.get(route));
	const overview = apiPath('unleash-api');
	return {
		pages,
		files: new Map(pages.map(({ route, file }) => [route, file])),
		drafts: new Set(pages.filter(({ data }) => data['draft'] === true).map(({ route }) => route)),
		ids,
		links: [
			...pages.flatMap(({ file, route, links }) => links.map((link) => ({ file, page: route, link }))),
			...filesOf(root, API_TEXTS).flatMap(([file, text]) =>
				readPage(file, text).links.map((link) => ({ file, page: overview, link })),
			),
			...filesOf(root, ...DATA).flatMap(([file, text]) =>
				linksInData(file, text).map((link) => ({ file, page: '/', link })),
			),
		],
		/* A build writes other files; pages of a contract that can't be read aren't known. */
		fileExists: (path) =>
			existsSync(join(root, 'public', path)) ||
			/\.(?!(?:html|mdx)$)\w+$/.test(path) ||
			(!api && path.startsWith(apiPath(''))),
	};
}

const contractFiles = new Map<string, ReadFile>();

/** Pages of the API, by names alone: the contract has its own check. Undefined while a file of it can't be read. */
function apiPages(): string[] | undefined {
	const { files, problems } = readFiles(contractFolder, contractFiles);
	if (problems.length > 0) return undefined;
	const operations = partsOf(files).operations.map(({ operation }) => operation);
	const names = operations.flatMap(({ operationId, tags }) => [operationId, ...(tags ?? []).slice(0, 1)]);
	return [...new Set(['unleash-api', ...names.map((name) => kebab(String(name)))])].map(apiPath);
}

/** Where a page is read in other languages: in English, as long as it isn't translated. */
function translationsOf(path: string): string[] {
	const place = placeOf(path);
	if (place.language !== languages[0]) return [];
	return languages.slice(1).map((language) => pathOfPlace({ ...place, language }));
}

function filesOf(root: string, ...patterns: string[]): [file: string, text: string][] {
	return globFiles(patterns, root).flatMap((file) => {
		const text = tryReadText(join(root, file));
		return typeof text === 'string' ? [[file, text]] : [];
	});
}
