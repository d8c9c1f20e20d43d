import { expect, test } from 'vitest';
import { everyProblem } from '~/api-reference/contract/check';
import { readFiles } from '~/api-reference/contract/files';
import { folderWith, known, small } from './small-contract.ts';

const things = 'paths/things.yaml';

/** Another method on the path of the small contract, with its parameter under a name. */
const removal = (name: string) =>
	small[things]
		.replace('{id}', `{${name}}`)
		.replace('name: id', `name: ${name}`)
		.replace('get:', 'delete:')
		.replace('getThing', 'deleteThing')
		.replace('Get a thing', 'Delete a thing');

const problemsWith = (name: string) => {
	const folder = folderWith({}, { 'paths/other.yaml': removal(name) });
	return everyProblem(readFiles(folder).files, { known });
};

test('a parameter with another name on another method is reported at its path', () => {
	expect(problemsWith('key')).toEqual([
		{
			file: things,
			keys: ['/api/admin/things/{id}'],
			found:
				'`/api/admin/things/{id}`, but `/api/admin/things/{key}` in paths/other.yaml #/~1api~1admin~1things~1{key}/delete',
			expected: 'one name for a parameter on all methods of a path',
			write: '`/api/admin/things/{key}`, and the name in `parameters`',
		},
	]);
});

test('the same name is no mistake', () => {
	expect(problemsWith('id')).toEqual([]);
});
