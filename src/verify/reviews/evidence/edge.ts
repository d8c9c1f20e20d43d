import { edgeTried, TRY_EDGE } from '../../edge-tried.ts';
import type { EvidenceKind } from './types.ts';

/** Pages about Edge and its options: a note of the tests with a real Edge proves them, as most live runs lack one. */
export const edge: EvidenceKind = {
	name: 'Unleash Edge',
	claimsOf: ({ file }) =>
		/\/reference\/unleash-edge[./]/.test(file) ? [{ name: 'edge-tried.yaml', inputs: [] }] : [],
	judge() {
		const note = edgeTried();
		if (note) return { state: 'proved', why: `tried with Edge ${note.edge} on ${note.day}` };
		return { state: 'refused', why: `its tests or options changed since Edge was tried; ${TRY_EDGE}` };
	},
};
