import { execFileSync } from 'node:child_process';
import { problem } from '../../src/lib/diagnostics/build-error.ts';
import { docsFolder, isPageFile, routeOfFile } from '../../src/lib/urls/page-routes.ts';

/** What differs from a commit. */
export interface Changes {
	/** The commit. */
	base: string;
	/** Changed files, as paths from the root of the project. */
	files: string[];
	/** Paths of the pages whose source changed, such as `/reference/segments`. */
	pages: string[];
	/** Whether built pages can differ at all. */
	affectsSite: boolean;
	/** Whether built pages other than `pages` can differ in more than links to them. */
	affectsOtherPages: boolean;
}

/** The branch that pull requests go to, as a clone has it, and without a remote. */
const MAIN_BRANCHES = ['origin/main', 'main'];

/** Files that no built page depends on. */
const NOT_BUILT =
	/^(?:tests\/|src\/(?:cli|verify)\/|\.|[A-Z]+\.md$|(?:biome|cspell|knip|vitest|playwright)\.?[\w.]*$)/;

/** Files that add links to pages, without changing what other pages say. */
const LINKS = /^(?:redirects\.mjs$|src\/config\/sidebars\/)/;

/**
 * Finds what differs from a commit, in later commits and in files that aren't committed.
 *
 * @param since the commit; without it, where the branch left main, or the parent of the last commit on main itself
 * @throws BuildError when git doesn't know the commit
 */
export function changesSince(since?: string): Changes {
	const base = since === undefined ? startOfBranch() : commitOf(since);
	return describeChanges(base, [
		...git('diff', '--name-only', base),
		...git('ls-files', '--others', '--exclude-standard'),
	]);
}

/** Sorts changed files by what they can affect. */
export function describeChanges(base: string, changed: readonly string[]): Changes {
	const files = [...new Set(changed)];
	const built = files.filter((file) => !NOT_BUILT.test(file));
	const pages = built
		.filter((file) => file.startsWith(`${docsFolder}/`) && isPageFile(file))
		.map(routeOfFile);
	return {
		base,
		files,
		pages,
		affectsSite: built.length > 0,
		affectsOtherPages: built.filter((file) => !LINKS.test(file)).length > pages.length,
	};
}

function startOfBranch(): string {
	for (const main of MAIN_BRANCHES) {
		const [start] = tryGit('merge-base', 'HEAD', main);
		const [head] = git('rev-parse', 'HEAD');
		if (start === undefined) continue;
		const isClean = git('status', '--porcelain').length === 0;
		return start === head && isClean ? commitOf('HEAD^') : start;
	}
	return commitOf('HEAD');
}

function commitOf(name: string): string {
	const [commit] = tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
	if (commit !== undefined) return commit;
	throw problem({
		where: 'npm test -- --changed',
		found: name,
		expected: 'a commit or a branch of this repository',
		write: 'npm test -- --changed=main',
	});
}

function tryGit(...words: string[]): string[] {
	try {
		return git(...words);
	} catch {
		return [];
	}
}

function git(...words: string[]): string[] {
	return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
		.split('\n')
		.filter(Boolean);
}
