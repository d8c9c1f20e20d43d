import { alreadyTried } from '../../ran.ts';
import { sampleTrial } from '../../samples/trials.ts';
import { sampleInput } from '../inputs.ts';
import { attributesOf } from './tags.ts';
import { byTests, type EvidenceKind } from './types.ts';

/** Files of `src/samples` that a page shows, or the output of; the live tests run, compile or parse each. */
export const samples: EvidenceKind = {
	name: 'samples',
	claimsOf: ({ body }) =>
		[
			...new Set(['Sample', 'SampleOutput'].flatMap((component) => attributesOf(body, component, 'file'))),
		].map((file) => ({ name: file, inputs: [`src/samples/${file}`, sampleInput(file)] })),
	judge: (claim, run, inputs) =>
		byTests(
			claim,
			run,
			inputs,
			'samples.test.ts',
			(test) => test.startsWith(`samples > ${claim.name}: `),
			alreadyTried(sampleTrial(claim.name)),
		),
};
