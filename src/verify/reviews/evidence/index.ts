import type { WrittenPage } from '../../../schemas/frontmatter/written-page.ts';
import type { Verified } from '../verified.ts';
import { answers } from './answers.ts';
import { commands } from './commands.ts';
import { data } from './data.ts';
import { decisions } from './decisions.ts';
import { edge } from './edge.ts';
import { followed } from './followed.ts';
import { operations } from './operations.ts';
import { samples } from './samples.ts';
import { screenshots } from './screenshots.ts';
import type { Claim, EvidenceKind, Verdict } from './types.ts';

/** What pages show that tools hold against the product. A new kind is one file in this folder and one entry here. */
const kinds: readonly EvidenceKind[] = [
	samples,
	commands,
	followed,
	data,
	operations,
	decisions,
	screenshots,
	edge,
	answers,
];

/** A claim of a page with what is known of it. */
export interface Judged extends Verdict {
	/** Name of its kind of evidence. */
	kind: string;
	name: string;
}

/** What a page shows, by kind of evidence; kinds of which it shows nothing are left out. */
export function dependenciesOf(page: WrittenPage): Record<string, string[]> {
	const all = kinds.map(({ name, claimsOf }) => [name, claimsOf(page).map((claim) => claim.name)] as const);
	return Object.fromEntries(all.filter(([, names]) => names.length > 0));
}

/** What the last live runs say of everything that a page shows. `today` are the fingerprints of its inputs. */
export function judge(page: WrittenPage, run: Verified, today: Readonly<Record<string, string>>): Judged[] {
	return kinds.flatMap((kind) =>
		kind
			.claimsOf(page)
			.map((claim: Claim) => ({ kind: kind.name, name: claim.name, ...kind.judge(claim, run, today) })),
	);
}
