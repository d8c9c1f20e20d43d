import { describe, expect, test } from 'vitest';
import { everyProblem, withLines } from '~/api-reference/contract/check';
import { meaningOf } from '~/api-reference/contract/check/thin';
import { readFiles } from '~/api-reference/contract/files';
import { formatContractProblems } from '~/api-reference/contract/problem';
import { folderWith, known, type small } from './small-contract.ts';

const parameter = 'Number on the lid of its box.';
const field = 'Word by which people find the thing.';
const schema = 'Something that lies in a box, with the parts of which it is made.';

function check(...[from, to]: [from: string, to: string]): string {
	const changed = (file: keyof typeof small) => ({ [file]: (text: string) => text.replace(from, to) });
	const folder = folderWith({ ...changed('paths/things.yaml'), ...changed('schemas/things.yaml') });
	return formatContractProblems(withLines(everyProblem(readFiles(folder).files, { known }), folder), '');
}

describe('a text that says no more than the name beside it stops the build', () => {
	test('of a parameter', () => {
		const said = check(parameter, 'Id of the box.');
		expect(said).toMatch(/^1 mistake/);
		expect(said).toContain('paths/things.yaml:19');
		expect(said).toContain('`Id of the box.`, which says only "box" that `id` does not');
		expect(said).toContain('who gives it (the operation or screen)');
	});

	test('of a field', () => {
		const said = check(field, 'The name.');
		expect(said).toMatch(/^1 mistake/);
		expect(said).toContain('#/thing/properties/name/description');
		expect(said).toContain('`The name.`, which says nothing that `name` does not');
	});

	test('of a schema, which has to say more', () => {
		const said = check(schema, 'One thing with its parts and a name.');
		expect(said).toMatch(/^1 mistake/);
		expect(said).toContain('#/thing/description');
		expect(said).toContain('which says only "part" that `thing` does not');
		expect(said).toContain('how it differs from its kin');
	});
});

test.each([
	['createdAt', 'When it was created, in UTC.'],
	['sortOrder', 'The sort order.'],
	['tokens', 'The tokens.'],
	['features', 'Names of the features.'],
	['total', 'How many there are in all.'],
	['environment', 'Environment, see `environment`.'],
])('the words of %s are not counted twice in "%s"', (name, text) => {
	expect(meaningOf(text, name).length).toBeLessThan(2);
});

test.each([
	['id', 'Id of the integration, a number: `id` in `getAddons`.'],
	['enabled', 'Whether the banner shows.'],
	['limit', 'Most events to return: 1 to 1000.'],
	['type', '`fix` keeps the share, `variable` takes what is left.'],
])('%s has meaning in "%s"', (name, text) => {
	expect(meaningOf(text, name).length).toBeGreaterThanOrEqual(2);
});

describe('a sentence that a page would show twice stops the build', () => {
	test('between the operation and an answer', () => {
		const said = check('description: The thing.', 'description: Sends one thing.');
		expect(said).toMatch(/^1 mistake/);
		expect(said).toContain('/get/responses/200');
		expect(said).toContain(
			'`Sends one thing.`, as in paths/things.yaml #/~1api~1admin~1things~1{id}/get/description',
		);
	});

	test('between an answer and what it holds', () => {
		expect(check('description: The thing.', `description: ${schema}`)).toContain(`\`${schema}\`, as in `);
	});

	test('within one text', () => {
		expect(check(parameter, `${parameter} ${parameter}`)).toContain('each sentence once on a page');
	});
});
