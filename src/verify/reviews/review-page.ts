import { checkPage } from '../../build/page-checks.ts';
import { fingerprintOf } from '../../changes/fingerprint.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { formatProblems } from '../../schemas/frontmatter/problem.ts';
import type { WrittenPage } from '../../schemas/frontmatter/written-page.ts';
import { type Judged, judge } from './evidence/index.ts';
import { setReview } from './set-review.ts';
import type { Verified } from './verified.ts';

/** What came of a review. */
export interface Outcome {
	/** The file with the review; absent when it was refused. */
	source?: string;
	/** Why it was refused, one line each. */
	refusals: string[];
	/** What no tool can tell, for people to look at. */
	open: Judged[];
}

/**
 * Reviews a page: its frontmatter and commands must be right, and the last live run must have proved what the page shows.
 *
 * @param day day of the review
 * @param today fingerprints of what live tests are held against, as of now
 */
export function reviewPage(
	page: WrittenPage,
	run: Verified,
	day: string,
	today: Readonly<Record<string, string>>,
): Outcome {
	const problems = checkPage(page.file, page.source);
	if (problems.length > 0) return { refusals: [formatProblems(problems)], open: [] };
	const judged = judge(page, run, today);
	const open = judged.filter(({ state }) => state === 'open');
	const refusals = judged
		.filter(({ state }) => state === 'refused')
		.map(({ kind, name, why }) => `${kind}: ${name}: ${why}`);
	if (refusals.length > 0) return { refusals, open };
	const review = { reviewed: day, verifiedWith: run.version, fingerprint: fingerprintOf(page) };
	return { source: setReview(page.file, page.source, review), refusals, open };
}

/**
 * The live run that reviews rest on.
 *
 * @throws Error when there is none, or when it asked another version than the documented one
 */
export function assertRun(run: Verified | undefined, documented: string): Verified {
	if (!run) {
		throw problem({
			where: 'A review',
			found: 'no live run on this machine',
			expected: 'what pages show, held against the real server',
			write: 'npm run test:live',
		});
	}
	if (run.version !== documented) {
		throw problem({
			where: 'A review',
			found: `a live run with Unleash ${run.version}, and a contract of ${documented}`,
			expected: 'the same version',
			write: 'npm run test:live, after the contract and src/verify/package.json name one version',
		});
	}
	return run;
}
