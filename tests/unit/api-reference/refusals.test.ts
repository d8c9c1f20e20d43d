import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { nameOf } from '~/api-reference/contract/assemble.ts';
import { validatorOf } from '~/api-reference/contract/validator.ts';
import { openApiOf } from '~/api-reference/exports/openapi.ts';
import { recordedRefusal } from '~/api-reference/model/refusals.ts';
import { loadReference } from '~/api-reference/model/source.ts';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { bodiesOf, bodyDifferences, unprovoked } from '~/verify/operations/recorded.ts';

const { operations, schemas } = loadReference();
const recorded = readFacts('refusals');
const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

describe('recorded bodies of refusals', () => {
	test('belong to responses that the contract documents for open-source operations', () => {
		const validate = validatorOf(schemas);
		const wrong = recorded.flatMap(({ status, type, body, operations: ids }) =>
			ids.flatMap((id) => {
				const operation = byId.get(id);
				const answer = operation?.answers.find((one) => one.status === status)?.body;
				if (operation?.plan !== 'open-source' || operation.removed || answer?.type !== type)
					return [`${id} ${status}: not documented`];
				const mistakes = type.endsWith('json') && answer.schema ? validate(answer.schema, body) : [];
				return mistakes.map((mistake) => `${id} ${status}: ${mistake}`);
			}),
		);
		expect(wrong).toEqual([]);
	});

	test('cover most of the documented refusals, and stand there once', () => {
		const documented = operations
			.filter(({ plan, removed }) => plan === 'open-source' && !removed)
			.flatMap(({ answers }) => answers.filter(({ status, body }) => status.startsWith('4') && body));
		const pairs = recorded.flatMap(({ status, operations: ids }) => ids.map((id) => `${id} ${status}`));
		expect(pairs.length).toBeGreaterThan(documented.length * 0.9);
		expect(new Set(pairs).size).toBe(pairs.length);
		const bodies = recorded.map(({ operations: _, ...rest }) => JSON.stringify(rest));
		expect(new Set(bodies).size).toBe(bodies.length);
	});

	test('are all that downloads have of refusals', () => {
		const { paths, components } = openApiOf({ site: 'https://docs.example.com' });
		const wrong = Object.values(paths)
			.flatMap((item) => Object.values(item))
			.flatMap(({ operationId, responses }) =>
				Object.entries(responses).flatMap(([status, given]) => {
					if (Number(status) < 400) return [];
					const response = given.$ref ? components.responses[nameOf(given.$ref)] : given;
					const [{ example, schema } = {}] = Object.values(response?.content ?? {});
					const isRecorded = isDeepStrictEqual(example, recordedRefusal(operationId, status)?.body);
					return isRecorded && !schema?.examples ? [] : [`${operationId} ${status}`];
				}),
			);
		expect(wrong).toEqual([]);
	});

	test('are what the overview shows of an error', () => {
		const overview = readFileSync('src/ui/components/api-pages/info.md', 'utf8');
		const [, shown = ''] = /```json\n([\s\S]*?)```/.exec(overview.slice(overview.indexOf('## Errors'))) ?? [];
		expect(JSON.parse(shown)).toEqual(recordedRefusal('createFeature', '400')?.body);
	});
});

describe('recording', () => {
	const operation = byId.get('createFeature');
	if (!operation) throw new Error('the contract has no createFeature');
	const provoked = (status: string, body: object | string, type = 'application/json') => ({
		what: 'a request',
		answered: { status, type, body: typeof body === 'string' ? body : JSON.stringify(body) },
	});

	test('keeps the first body of a documented refusal, with the same id every time', () => {
		const bodies = bodiesOf(operation, [
			provoked('201', { name: 'new-checkout' }),
			provoked('404', '', ''),
			provoked('404', { id: 'b7f0', message: 'No project found' }),
			provoked('404', { message: 'later' }),
			provoked('418', { message: 'not documented' }),
		]);
		expect(Object.keys(bodies)).toEqual(['404']);
		expect(bodies['404']?.body).toMatchObject({ message: 'No project found' });
		expect(bodies['404']?.body).not.toMatchObject({ id: 'b7f0' });
		expect(unprovoked(operation, bodies)).toContain('409');
	});

	test('notices a body that is not the recorded one', () => {
		const recordedAs = recordedRefusal('createFeature', '409')?.body as object;
		const differing = (body: object) =>
			bodyDifferences(operation, [provoked('409', body)]).filter((line) => line.includes('for 409'));
		expect(differing(recordedAs)).toEqual([]);
		expect(differing({ ...recordedAs, message: 'Another one' })).toHaveLength(1);
	});
});
