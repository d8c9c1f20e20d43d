import { followedOn } from '../../shell-blocks/followed.ts';
import { readPages, toolsOfWhole } from '../../shell-blocks/page.ts';
import { wholeOf } from '../../shell-blocks/parts.ts';
import type { EvidenceKind } from './types.ts';

/** Pages that are followed with real toolchains: their own note proves them, as a live run does not repeat it. */
export const followed: EvidenceKind = {
	name: 'followed',
	claimsOf: ({ file, body }) =>
		toolsOfWhole(file, body).length > 0 ? [{ name: wholeOf(file), inputs: [] }] : [],
	judge({ name }) {
		const day = readPages([name]).map(followedOn)[0];
		if (day) return { state: 'proved', why: `followed on ${day}` };
		return { state: 'refused', why: `it was not followed as it stands; npm run commands -- ${name}` };
	},
};
