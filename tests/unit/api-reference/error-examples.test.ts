import { describe, expect, test } from 'vitest';
import { validatorOf } from '~/api-reference/contract/validator.ts';
import { errorExample } from '~/api-reference/model/errors.ts';
import { loadReference } from '~/api-reference/model/source.ts';

const { operations, schemas } = loadReference();
const current = operations.filter(({ removed }) => !removed);
const example = (operationId: string, status: string) => {
	const operation = current.find((one) => one.operationId === operationId);
	if (!operation) throw new Error(`no operation ${operationId}`);
	return errorExample(operation, status, schemas);
};

describe('the example of an error is one of the operation', () => {
	test('with a field that its body needs', () => {
		expect(example('createTag', '400')).toMatchObject({ details: [{ path: '/body/value' }] });
		expect(example('setStrategySortOrder', '400')).toMatchObject({ details: [{ path: '/body' }] });
	});

	test('with a part of its path, where it has no body', () => {
		const [detail] = (example('deletePat', '400') as { details: { message: string }[] }).details;
		expect(detail?.message).toBe('The `/params/id` property must be integer. You sent "abc".');
	});

	test('with the permissions that would have been enough', () => {
		const operation = current.find(({ permissions }) => permissions.length > 1);
		const [first = '', second = ''] = operation?.permissions ?? [];
		expect(example('createFeature', '403')).toMatchObject({
			name: 'PermissionError',
			permissions: ['CREATE_FEATURE'],
		});
		expect(JSON.stringify(operation && errorExample(operation, '403', schemas))).toContain(
			JSON.stringify(`"${first}", "${second}"`).slice(1, -1),
		);
	});

	test('of another kind of token, where it needs no permission', () => {
		expect(Object.keys(example('getPats', '403') ?? {})).toEqual(['message']);
	});
});

test('every example of an error is valid against the schema of errors', () => {
	const validate = validatorOf(schemas);
	const found = current.flatMap((operation) =>
		operation.answers
			.filter(({ status, body }) => Number(status) >= 400 && body?.example === undefined)
			.flatMap(({ status, body }) => {
				const shown = errorExample(operation, status, schemas);
				const mistakes = shown && body?.schema ? validate(body.schema, shown) : [];
				return mistakes.map((mistake) => `${operation.operationId} ${status}: ${mistake}`);
			}),
	);
	expect(found).toEqual([]);
});
