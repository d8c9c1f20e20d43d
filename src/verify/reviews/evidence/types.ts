import type { WrittenPage } from '../../../schemas/frontmatter/written-page.ts';
import type { TestRun, Verified } from '../verified.ts';

/** Something on a page that tools hold against the product. */
export interface Claim {
	/** As its kind calls it: a path of a sample, an operation. */
	name: string;
	/** Names of `inputs` that must be the same now as in the live run. */
	inputs: readonly string[];
}

/**
 * What is known of a claim: `proved` in the last live run; `refused`: the live run is missing, failed or older than what
 * the page shows, so the page cannot be called reviewed; `open`: no tool can tell, people have to look.
 */
export interface Verdict {
	state: 'proved' | 'refused' | 'open';
	/** Why it is not proved, as a phrase; how it was proved otherwise. */
	why: string;
}

/** One kind of evidence. A new kind is one file here and one entry in `kinds`. */
export interface EvidenceKind {
	/** In the plural, as reports call it. */
	name: string;
	/** What a page claims. */
	claimsOf(page: WrittenPage): Claim[];
	/** What a live run says of a claim. `inputs` are the fingerprints of today. */
	judge(claim: Claim, run: Verified, inputs: Readonly<Record<string, string>>): Verdict;
}

/**
 * Looks for tests that prove a claim.
 *
 * @param file file of live tests, such as `claims.test.ts`
 * @param proves whether the test of this name proves it
 * @param noted what a note says of the last time that it was tried as it stands; counts where the run left it out
 */
export function byTests(
	{ inputs }: Claim,
	run: Verified,
	today: Readonly<Record<string, string>>,
	file: string,
	proves: (test: string) => boolean,
	noted?: string,
): Verdict {
	const tests: TestRun | undefined = run.runs[`tests/live/${file}`];
	const again = `npm run test:live -- ${file.replace(/\.test\.ts$/, '')}`;
	const failed = tests?.failed.filter(proves) ?? [];
	if (failed.length > 0) return { state: 'refused', why: `the live test "${failed[0]}" failed; ${again}` };
	if (noted !== undefined) return { state: 'proved', why: noted };
	const [passed] = tests?.passed.filter(proves) ?? [];
	if (!tests || passed === undefined) return { state: 'refused', why: `no live test tried it; ${again}` };
	const changed = inputs.filter((name) => tests.inputs[name] !== today[name]);
	if (changed.length > 0)
		return { state: 'refused', why: `${changed[0]} changed since the live run; ${again}` };
	return { state: 'proved', why: passed };
}
