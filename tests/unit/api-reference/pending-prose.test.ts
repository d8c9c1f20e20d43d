import { expect, test } from 'vitest';
import { everyProblem } from '~/api-reference/contract/check';
import { countMissing, needlessPending, withoutPending } from '~/api-reference/contract/check/pending';
import { readFiles } from '~/api-reference/contract/files';
import { folderWith, known } from './small-contract.ts';

const file = 'paths/things.yaml';

const problems = everyProblem(
	readFiles(
		folderWith({
			[file]: (text) =>
				text
					.replace(/ {4}summary: .*\n/, '')
					.replace('plan: open-source', "plan: open-source\n      since: '8.2'")
					.replace('[ADMIN]', '[ADMINS]'),
		}),
	).files,
	{ known },
);

test('missing texts are tolerated in pending files, other mistakes are not', () => {
	expect(withoutPending(problems, new Set())).toHaveLength(2);
	expect(withoutPending(problems, new Set([file])).map(({ found }) => found)).toEqual(['`ADMINS`']);
});

test('missing texts are counted by file', () => {
	expect(countMissing(problems)).toEqual([[file, 1]]);
});

test('a pending file without missing texts is reported, so that the list only shrinks', () => {
	const said = needlessPending(problems, new Set([file, 'schemas/things.yaml']));
	expect(said.map(({ found }) => found)).toEqual([
		'the line `schemas/things.yaml` in tests/site/pending-prose.txt',
	]);
});
