import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from '../../src/lib/files/file-paths.ts';
import { measured, type Took } from './commands.ts';

/** A built site that is measured. */
export interface BenchSite {
	name: string;
	dist: string;
	build: Took;
	/** Pages that are measured, by kind. */
	pages: { quickstart: string; reference: string; operation: string };
	/** How a reader searches, where that needs no account: selectors of the button, the field and the hits. */
	search?: { open: string; field: string; hit: string };
}

/** Where peers and tools are installed and built. */
export const WORKSHOP = resolve('.cache/bench');
const HERE = import.meta.dirname;
const ASTRO = `"${process.execPath}" node_modules/astro/bin/astro.mjs build`;
const DOCUSAURUS = `"${process.execPath}" node_modules/@docusaurus/core/bin/docusaurus.mjs`;

/**
 * This site, built without anything that an earlier build kept.
 *
 * @param known what an earlier build took, if that one is measured
 */
export function buildOurs(known?: Took): BenchSite {
	return {
		name: 'this site',
		dist: resolve('dist'),
		build: known ?? buildCold(ASTRO, '.', ['node_modules/.astro', '.astro', '.cache/cards', 'dist']),
		pages: {
			quickstart: '/quickstart',
			reference: '/reference/stickiness',
			operation: '/reference/api/unleash/create-feature',
		},
		search: { open: '.search-button', field: '.DocSearch-Input', hit: '.DocSearch-Hit' },
	};
}

/**
 * Plain Starlight with the same pages as Markdown, and the API from the same OpenAPI document.
 *
 * @param ours the built site that the content comes from
 * @param known what an earlier build took, if that one is measured
 */
export function buildStarlight(ours: string, known?: Took): BenchSite {
	const folder = known ? join(WORKSHOP, 'starlight') : install('peers/starlight');
	if (!known) giveContent(ours, folder);
	return {
		name: 'Starlight',
		dist: join(folder, 'dist'),
		build: known ?? buildCold(ASTRO, folder, ['.astro', 'node_modules/.astro', 'dist']),
		pages: {
			quickstart: '/quickstart/',
			reference: '/reference/stickiness/',
			operation: '/reference/api/unleash/operations/createfeature/',
		},
		search: {
			open: 'site-search button[data-open-modal]',
			field: '.pagefind-ui__search-input',
			hit: '.pagefind-ui__result-title',
		},
	};
}

/**
 * Plain Docusaurus with the same pages as Markdown, and the API from the same OpenAPI document, which its plugin turns
 * into pages of Markdown first. It has no search without an account.
 *
 * @param ours the built site that the content comes from
 * @param known what an earlier build took, if that one is measured
 */
export function buildDocusaurus(ours: string, known?: Took): BenchSite {
	const folder = known ? join(WORKSHOP, 'docusaurus') : install('peers/docusaurus');
	if (!known) {
		rmSync(join(folder, 'docs'), { recursive: true, force: true });
		copyPages(ours, join(folder, 'docs'));
		cpSync(join(ours, 'openapi.json'), join(folder, 'openapi.json'));
	}
	return {
		name: 'Docusaurus',
		dist: join(folder, 'dist'),
		build:
			known ??
			buildCold(`${DOCUSAURUS} gen-api-docs all && ${DOCUSAURUS} build --out-dir dist`, folder, [
				'.docusaurus',
				'node_modules/.cache',
				'dist',
			]),
		pages: {
			quickstart: '/quickstart',
			reference: '/reference/stickiness',
			operation: '/reference/api/unleash/create-feature',
		},
	};
}

/** Builds without the named caches. */
function buildCold(command: string, folder: string, caches: readonly string[]): Took {
	for (const cache of caches) rmSync(join(folder, cache), { recursive: true, force: true });
	return measured(command, folder);
}

function giveContent(ours: string, folder: string): void {
	rmSync(join(folder, 'src/content'), { recursive: true, force: true });
	const routes = copyPages(ours, join(folder, 'src/content/docs'));
	writeFileSync(join(folder, 'sections.json'), JSON.stringify(sectionsOf(routes)));
	cpSync(join(ours, 'openapi.json'), join(folder, 'openapi.json'));
}

/** Copies a folder of this bench into the workshop and installs what its `package.json` pins. Returns where it is. */
export function install(name: string): string {
	const folder = join(WORKSHOP, name.split('/').at(-1) ?? name);
	mkdirSync(folder, { recursive: true });
	cpSync(join(HERE, name), folder, { recursive: true });
	const stamp = join(folder, 'node_modules/.installed');
	const wanted = readFileSync(join(HERE, name, 'package-lock.json'), 'utf8');
	if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
		measured('npm ci --no-audit --no-fund', folder);
		writeFileSync(stamp, wanted);
	}
	return folder;
}

/** Pages of the API come from the OpenAPI document, and the home page and the search are Starlight's own. */
const LEFT_OUT = /^(?:index|search|404)\.md$|^reference\/api\//;

/**
 * Writes the Markdown of the built pages as content of another generator: the title becomes a field, links lead to
 * that site, pictures are left out.
 */
function copyPages(dist: string, to: string): string[] {
	const files = listFiles(dist, '.md').filter((file) => !LEFT_OUT.test(file));
	for (const file of files) {
		const text = readFileSync(join(dist, file), 'utf8')
			.replace(/^(?:canonical|updated|unleashVersion): .*\n/gm, '')
			.replace(/^# .*\n/m, '')
			.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
			.replace(/\]\(https:\/\/docs\.getunleash\.io\//g, '](/');
		mkdirSync(dirname(join(to, file)), { recursive: true });
		writeFileSync(join(to, file), text);
	}
	writeFileSync(join(to, 'index.md'), '---\ntitle: Unleash Docs\n---\n\nFeature flags.\n');
	return files.map((file) => file.replace(/\.md$/, ''));
}

/** Starlight's sidebar: a group for each folder at the root, as its own starter has it. */
function sectionsOf(routes: readonly string[]): object[] {
	const folders = new Set(routes.filter((route) => route.includes('/')).map((route) => route.split('/')[0]));
	return [...folders]
		.sort()
		.map((folder) => ({ label: folder, collapsed: true, items: [{ autogenerate: { directory: folder } }] }));
}
