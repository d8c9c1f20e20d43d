import { digits } from '../../lib/hash.ts';
import { compareVersions } from '../../prose/since/versions.ts';
import type { Area, Entry } from './products.ts';

/** What an entry claims of a text: that it comes or goes. */
export interface Claim {
	text: string;
	area: Area;
	comes: boolean;
}

/** The claim that releases can prove; nothing where it is only stated. */
export function claimOf({ proof }: Entry): Claim | undefined {
	if ('stated' in proof) return undefined;
	const comes = 'appears' in proof;
	return { text: comes ? proof.appears : proof.disappears, area: proof.in, comes };
}

/** Digits that change with what was proved. */
export function claimDigits({ product, version, proof }: Entry): string {
	return digits(JSON.stringify([product, version, proof]));
}

/** What speaks against an entry in the releases next to its version; nothing when they prove it. */
export function disproof(
	entry: Entry,
	versions: readonly string[],
	has: (version: string, text: string, area: Area) => boolean,
): { before: string; wrong?: string } {
	const claim = claimOf(entry);
	const before = versions.filter((version) => compareVersions(version, entry.version) < 0).at(-1);
	const after = versions.find((version) => compareVersions(version, entry.version) >= 0);
	if (!claim) return { before: '', wrong: 'it is only stated' };
	if (!before || !after) return { before: before ?? '', wrong: 'there is no release before or after it' };
	const { text, area, comes } = claim;
	const hadIt = has(before, text, area);
	const hasIt = has(after, text, area);
	if (after === entry.version && hasIt === comes && hadIt !== comes) return { before };
	const says = (version: string, found: boolean) =>
		`${version} ${found ? 'has' : 'lacks'} "${text}" in ${area}`;
	return { before, wrong: `${says(before, hadIt)}, ${says(after, hasIt)}` };
}
