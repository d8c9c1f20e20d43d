import { propsOf } from './tags.ts';
import { byTests, type EvidenceKind } from './types.ts';

/** The table of what SDKs answer differently; the live tests ask every SDK that the machine has. */
export const answers: EvidenceKind = {
	name: 'answers of SDKs',
	claimsOf: ({ body }) =>
		propsOf(body, 'SdkDifferences').length > 0
			? [{ name: 'sdk-differences.yaml', inputs: ['src/content/data/sdk-differences.yaml'] }]
			: [],
	judge: (claim, run, inputs) => byTests(claim, run, inputs, 'answers.test.ts', () => true),
};
