import { attributesOf } from './tags.ts';
import type { EvidenceKind } from './types.ts';

/** Tables of the options of Edge, which no live test starts. */
export const edgeOptions: EvidenceKind = {
	name: 'options of Edge',
	claimsOf: ({ body }) => attributesOf(body, 'EdgeOptions', 'area').map((name) => ({ name, inputs: [] })),
	judge: () => ({ state: 'open', why: 'needs Unleash Edge' }),
};
