import { readScreenshots } from '../../../schemas/screenshots/read.ts';
import { entrySum, readTaken } from '../../../schemas/screenshots/taken.ts';
import { attributesOf } from './tags.ts';
import type { EvidenceKind } from './types.ts';

/** Pictures of the product; the tool that takes them notes from which version and which entry of the manifest. */
export const screenshots: EvidenceKind = {
	name: 'screenshots',
	claimsOf: ({ body }) => attributesOf(body, 'Screenshot', 'name').map((name) => ({ name, inputs: [] })),
	judge: ({ name }, { version }) => {
		const entry = readScreenshots().get(name);
		if (!entry) return { state: 'refused', why: 'it is in no list of src/content/screenshots' };
		const taken = readTaken()[name];
		const again = `npm run screenshots -- ${name}`;
		if (taken?.version !== version)
			return { state: 'refused', why: `it was taken with ${taken?.version ?? 'nothing'}; ${again}` };
		if (taken.entry !== entrySum(entry))
			return { state: 'refused', why: `its steps changed since it was taken; ${again}` };
		return { state: 'proved', why: `taken with ${version}` };
	},
};
