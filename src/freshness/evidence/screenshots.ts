import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../written-page.ts';
import { attributesOf } from './tags.ts';
import type { EvidenceKind } from './types.ts';

/** Pictures of the product; the lists in `src/content/screenshots` say with which version each was taken. */
export const screenshots: EvidenceKind = {
	name: 'screenshots',
	claimsOf: ({ body }) => attributesOf(body, 'Screenshot', 'name').map((name) => ({ name, inputs: [] })),
	judge: ({ name }, { version }) => {
		const taken = versions()[name];
		if (taken === version) return { state: 'proved', why: `taken with ${taken}` };
		const why =
			taken === undefined ? 'it is in no list of src/content/screenshots' : `it was taken with ${taken}`;
		return { state: 'refused', why: `${why}; take it with ${version}` };
	},
};

/** Version by name of the picture. */
function versions(root = projectRoot): Record<string, string> {
	const files = globSync('src/content/screenshots/*.yaml', { cwd: root });
	const entries = files.flatMap((file) =>
		Object.entries(
			parse(readFileSync(join(root, file), 'utf8')) as Record<string, { verifiedWith?: string }>,
		),
	);
	return Object.fromEntries(
		entries.flatMap(([name, { verifiedWith }]) => (verifiedWith ? [[name, verifiedWith]] : [])),
	);
}
