import { execFileSync } from 'node:child_process';
import { pathOfDocsFile } from '../../src/hosting/redirects/source-pages.ts';
import { docsFolder } from '../../src/lib/urls/page-routes.ts';

/** Branches that hold what is published, the shared one first. */
const BRANCHES = ['origin/main', 'main'];

/** Pages of the published branch, or why they cannot be known. */
export type PublishedPages = { branch: string; pages: ReadonlySet<string> } | { skipped: string };

/**
 * Pages of the main branch, as git knows them. Nothing is fetched.
 *
 * @param root folder of the project
 */
export function publishedPages(root: string): PublishedPages {
	for (const branch of BRANCHES) {
		const files = git(root, 'ls-tree', '-r', '-z', '--name-only', `${branch}:${docsFolder}`);
		if (files === undefined) continue;
		const paths = files.split('\0').flatMap((file) => pathOfDocsFile(file) ?? []);
		return { branch, pages: new Set(paths) };
	}
	const why =
		git(root, 'rev-parse', '--git-dir') === undefined
			? 'this is no git checkout'
			: `git has no ${docsFolder} on ${BRANCHES.join(' or ')} here (a shallow clone?)`;
	return { skipped: `Pages that are gone were not looked for: ${why}.` };
}

/** One line for each page that was published, is gone, and has no redirect: the row to write. */
export function goneWithoutRedirect(
	published: ReadonlySet<string>,
	current: ReadonlySet<string>,
	sources: ReadonlySet<string>,
): string[] {
	return [...published]
		.filter((path) => !current.has(path) && !sources.has(path))
		.map((path) => `${path} was published and is gone: add ['${path}', '/where/it/is/now'] to redirects.mjs`);
}

function git(root: string, ...args: string[]): string | undefined {
	try {
		return execFileSync('git', ['-C', root, ...args], {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
		});
	} catch {
		return undefined;
	}
}
