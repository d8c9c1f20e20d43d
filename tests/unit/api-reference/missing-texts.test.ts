import { expect, test } from 'vitest';
import { everyProblem } from '~/api-reference/contract/check';
import { countMissing } from '~/api-reference/contract/check/missing';
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

test('missing texts are mistakes like others', () => {
	expect(problems).toHaveLength(2);
	expect(problems.map(({ missing }) => missing === true)).toEqual(expect.arrayContaining([true, false]));
});

test('missing texts are counted by file', () => {
	expect(countMissing(problems)).toEqual([[file, 1]]);
});
