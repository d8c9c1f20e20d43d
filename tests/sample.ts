import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { docsFolder, isPageFile, routeOfFile } from '../src/lib/urls/page-routes.ts';

/** Environment variable that replaces the commit as the seed, to repeat a run on another commit. */
const SEED_VARIABLE = 'TEST_SEED';

/** Environment variable that makes every sweep complete when it's `1`. */
const COMPLETE_VARIABLE = 'TEST_COMPLETE';

/** The seed of a copy without git history, such as an unpacked archive. */
const SEED_WITHOUT_GIT = 'unleash-docs';

let commit: string | undefined;

/**
 * Returns the seed of every sample. It's the commit, so that runs of one commit test the same, while over time the
 * samples cover everything.
 */
export function seed(): string {
	const chosen = process.env[SEED_VARIABLE];
	if (chosen) return chosen;
	commit ??= git('rev-parse', 'HEAD')[0] ?? SEED_WITHOUT_GIT;
	return commit;
}

/** Derives a 32-bit number from the seed, for generators of random input. */
export function seedNumber(salt: string): number {
	return digest(`${seed()} ${salt}`).readUInt32BE();
}

/** Tells whether sweeps run in full. */
export function isComplete(): boolean {
	return process.env[COMPLETE_VARIABLE] === '1';
}

/**
 * Picks the items that a sweep tests in this run, in their original order. Items are ranked by a hash of their own, so
 * adding one leaves the rest of the sample as it is.
 *
 * @param items values that `JSON.stringify` tells apart
 * @param salt name of the sweep, so that two sweeps over the same items pick differently
 * @param isUrgent picks items ahead of the others, such as pages that have changed
 */
export function sample<T>(
	items: readonly T[],
	count: number,
	salt: string,
	isUrgent: (item: T) => boolean = () => false,
): T[] {
	if (isComplete() || items.length <= count) return [...items];
	const ranked = items.map((item, index) => ({
		item,
		index,
		urgent: Number(isUrgent(item)),
		rank: digest(`${seed()} ${salt} ${JSON.stringify(item)}`).toString('hex'),
	}));
	ranked.sort((a, b) => b.urgent - a.urgent || (a.rank < b.rank ? -1 : 1));
	return ranked
		.slice(0, count)
		.sort((a, b) => a.index - b.index)
		.map(({ item }) => item);
}

let changed: ReadonlySet<string> | undefined;

/**
 * Lists the paths of pages whose source the last commit or the working tree changes (`/reference/segments`). They make
 * good urgent items of a sample.
 */
export function changedPages(): ReadonlySet<string> {
	changed ??= new Set(
		[...git('diff', '--name-only', 'HEAD^'), ...git('ls-files', '--others', '--exclude-standard')]
			.filter((file) => file.startsWith(`${docsFolder}/`) && isPageFile(file))
			.map(routeOfFile),
	);
	return changed;
}

/** Runs git and returns the lines it prints; none if it fails, as it does in an archive or a shallow clone. */
function git(...words: string[]): string[] {
	try {
		const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
		return execFileSync('git', words, { encoding: 'utf8', stdio }).split('\n').filter(Boolean);
	} catch {
		return [];
	}
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
