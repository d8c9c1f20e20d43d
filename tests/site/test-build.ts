import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { DocsVersion } from '../../src/config/versions.ts';
import { sourcePages } from '../../src/hosting/redirects/source-pages.ts';
import { toPosixPath } from '../../src/lib/files/file-paths.ts';
import { apiPath } from '../../src/lib/urls/urls.ts';
import { small } from '../unit/api-reference/small-contract.ts';
import { killAtExit } from './child-server.ts';
import { asModule, navigationOf } from './navigation-of.ts';

/** What a test build has in the place of this site's content. */
export interface TestSite {
	/** Folder with `docs`, the pages, and `i18n`, the dictionaries beside English. */
	content: string;
	versions: readonly DocsVersion[];
	/** Rows for the list of redirects. */
	redirects: readonly (readonly [from: string, to: string])[];
	/** Settings of the site. */
	environment?: Readonly<Record<string, string>>;
}

/** Pages of this site without which the shell of a page does not work. */
const KEPT = ['404.mdx', 'offline.mdx', 'search.mdx'];
/** Pages that every site needs, as texts of the shell and of the API reference link to them. */
const LINKED = ['availability', 'reference/api-tokens-and-client-keys', 'troubleshooting'];
/** In the project: Astro takes the address of a file that shares no folder with the root for one below the root. */
const CACHE = resolve('.cache');
/** Nothing of what tests run in: their mode and settings of this machine would make another site. */
const ENVIRONMENT = {
	PATH: process.env['PATH'],
	HOME: tmpdir(),
	ASTRO_TELEMETRY_DISABLED: '1',
	NO_COLOR: '1',
};
/** Our configuration, with caches of its own: `node_modules`, where they lie by default, is shared. */
const ownCaches = `import config from './site.config.mts';
export default { ...config, cacheDir: './.cache', vite: { ...config.vite, cacheDir: './.cache/vite' } };
`;

/**
 * Builds a site of a few pages with the code of this one, in a folder of its own. Its menus are those of this site, as
 * far as they lead to pages that it has.
 *
 * @returns the folder of the project, with the built site in `dist`, and what the build printed in `build.log`
 * @throws Error with what the build said, if it fails
 */
export async function buildTestSite({
	content,
	versions,
	redirects,
	environment,
}: TestSite): Promise<string> {
	mkdirSync(CACHE, { recursive: true });
	const root = mkdtempSync(join(CACHE, 'test-build-'));
	const within = (path: string) => join(root, path);
	const write = (path: string, text: string) => {
		mkdirSync(join(within(path), '..'), { recursive: true });
		writeFileSync(within(path), text);
	};
	for (const file of ['content.config.ts', 'package.json', 'tsconfig.json']) cpSync(file, within(file));
	for (const folder of ['node_modules', 'public']) symlinkSync(resolve(folder), within(folder), 'junction');
	cpSync('astro.config.mts', within('site.config.mts'));
	write('astro.config.mts', ownCaches);
	write('redirects.mjs', `${asModule('redirects', redirects)}${asModule('rules', [])}`);

	const replaced = ['src/content/screenshots', 'src/samples', 'src/content/docs', 'src/content/openapi'];
	cpSync('src', within('src'), { recursive: true, filter: (path) => !replaced.includes(toPosixPath(path)) });
	for (const folder of ['src/content/screenshots', 'src/samples'])
		symlinkSync(resolve(folder), within(folder), 'junction');
	for (const file of KEPT) cpSync(`src/content/docs/${file}`, within(`src/content/docs/${file}`));
	for (const page of LINKED) write(`src/content/docs/${page}.mdx`, smallPage(page));
	for (const folder of readdirSync(content))
		cpSync(join(content, folder), within(`src/content/${folder}`), { recursive: true });
	for (const [file, text] of Object.entries(small))
		write(`src/content/openapi/${file}`, text.replace("version: '1'", 'version: 8.2.0'));
	write('src/content/data/operation-limits.yaml', '[]\n');
	write('src/ui/components/api-pages/info.md', '## Servers\n\nRequests go to a server.\n');
	write('src/config/versions.ts', asModule('versions', versions));

	const pages = new Set([...sourcePages(root), apiPath('unleash-api')]);
	for (const [file, text] of Object.entries(navigationOf(pages))) write(file, text);

	try {
		const astro = resolve('node_modules/astro/bin/astro.mjs');
		const building = promisify(execFile)(process.execPath, [astro, 'build', '--root', root], {
			cwd: root,
			env: { ...ENVIRONMENT, ...environment },
		});
		killAtExit(building.child);
		const { stdout, stderr } = await building;
		write('build.log', stdout + stderr);
	} catch (error) {
		const { stdout, stderr } = error as { stdout: string; stderr: string };
		throw new Error(`The test build in ${root} failed:\n${stdout}\n${stderr}`);
	}
	return root;
}

function smallPage(title: string): string {
	return `---
title: ${title}
description: A page of the test build that says nothing, with a description that is long enough for the rules of pages.
kind: reference
questions: [What is this page for?]
---

Nothing.
`;
}

/** Removes a test build. */
export function removeTestSite(root: string): void {
	rmSync(root, { recursive: true, force: true });
}
