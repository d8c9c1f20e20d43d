import { expect, test } from 'vitest';
import { isInside, otherBuilds } from '~/lib/environment/other-builds.ts';

test.each([
	[undefined, []],
	['', []],
	['/sdks', ['/sdks']],
	['/reference/sdks/, /sdks,/sdks', ['/reference/sdks', '/sdks']],
	['sdks', undefined],
	['https://docs.example.com/sdks', undefined],
	['/', undefined],
])('%j names the folders %j', (list, folders) => {
	expect(otherBuilds(list)).toEqual(folders);
});

test('a folder holds itself and what is below it, not what begins alike', () => {
	expect(['/sdks', '/sdks/go', '/sdks-old'].map((path) => isInside(path, ['/sdks']))).toEqual([
		true,
		true,
		false,
	]);
});
