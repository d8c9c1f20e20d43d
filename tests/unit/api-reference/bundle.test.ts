import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { apis } from '~/api-reference/contract/bundle.ts';
import { loadContract } from '~/api-reference/contract/load.ts';
import type { OpenApi } from '~/api-reference/contract/types.ts';
import { openApiOf } from '~/api-reference/exports/openapi.ts';

const contract = loadContract();
const site = 'https://docs.example.com';
const bundles = [undefined, ...apis].map((api) => ({
	name: api ?? 'all',
	api,
	bundle: openApiOf({ site, ...(api && { api }) }),
}));
const whole = bundles[0]?.bundle as OpenApi;

const operationsIn = (bundle: OpenApi) =>
	Object.entries(bundle.paths).flatMap(([path, item]) =>
		Object.values(item).map((operation) => ({ path, operation })),
	);

/** What the linter says, with the rules of `redocly.yaml`. */
const lint = async (bundle: object) =>
	lintFromString({ source: JSON.stringify(bundle), config: await loadConfig(), absoluteRef: 'openapi.json' });

describe.each(bundles)('the bundle "$name"', ({ api, bundle }) => {
	test('has no warning of the standard linter', async () => {
		const problems = await lint(bundle);
		expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
	});

	test('has an example of every body of a success', () => {
		const bodies = operationsIn(bundle).flatMap(({ operation: { operationId, responses } }) =>
			Object.entries(responses)
				.filter(([status]) => status.startsWith('2'))
				.flatMap(([status, { content = {} }]) =>
					Object.values(content).map(({ example }) => ({ operationId, status, has: example !== undefined })),
				),
		);
		expect(bodies.length).toBeGreaterThan(1);
		expect(bodies.filter(({ has }) => !has)).toEqual([]);
	});

	test('has the current operations and no other', () => {
		const current = contract.operations.filter((one) => !one['x-unleash'].removed);
		const expected = current.filter((one) => !api || one['x-unleash'].api === api);
		const ids = operationsIn(bundle).map(({ operation }) => operation.operationId);
		expect(ids.sort()).toEqual(expected.map(({ operationId }) => operationId).sort());
	});

	test('has all that it names and nothing else', () => {
		const text = JSON.stringify(bundle);
		const named = new Set(
			[...text.matchAll(/"\$ref":"#\/components\/(\w+\/[\w.-]+)"/g)].map(([, name]) => name),
		);
		const { schemas, responses } = bundle.components;
		const there = [
			...Object.keys(schemas).map((name) => `schemas/${name}`),
			...Object.keys(responses).map((name) => `responses/${name}`),
		];
		expect(there.sort()).toEqual([...named].sort());
	});

	test('links to nothing that only works on the site', () => {
		expect(JSON.stringify(bundle)).not.toMatch(/\]\(\/|"concepts":\["\//);
	});
});

test('the linter sees a mistake', async () => {
	const [path = '', item] = Object.entries(whole.paths)[0] ?? [];
	const broken = { ...whole, paths: { [path]: { get: { ...item?.get, responses: { 200: {} } } } } };
	expect((await lint(broken)).map(({ ruleId }) => ruleId)).toContain('struct');
});

test('an operation says what the server answers to everybody', () => {
	const find = (id: string) =>
		operationsIn(whole).find(({ operation }) => operation.operationId === id)?.operation;
	expect(Object.keys(find('getSegments')?.responses ?? {})).toEqual(['200', '401', '403', '429']);
	expect(Object.keys(find('createSegment')?.responses ?? {})).toContain('415');
	expect(Object.keys(find('getHealth')?.responses ?? {})).not.toContain('401');
});

test('every request body has an example, which fills the request in API clients', () => {
	const bodies = operationsIn(whole).flatMap(({ operation }) =>
		Object.values(operation.requestBody?.content ?? {}).map((body) => ({
			id: operation.operationId,
			...body,
		})),
	);
	expect(bodies.length).toBeGreaterThan(140);
	const bare = bodies.filter(({ schema, example }) => schema && example === undefined);
	expect(bare.map(({ id }) => id)).toEqual([]);
});

test('a part of a path has one name on all methods, which is that of the page', () => {
	const paths = Object.keys(whole.paths).map((path) => path.replace(/\{[^}]*\}/g, '{}'));
	expect(new Set(paths).size).toBe(paths.length);
	const [byName] = contract.operations.filter(({ operationId }) => operationId === 'getApiTokensByName');
	expect(whole.paths[byName?.path ?? '']?.delete?.operationId).toBe('deleteApiToken');
});

test('no option of a choice is a class without a name', () => {
	const nameless = Object.entries(whole.components.schemas).flatMap(([name, { oneOf, anyOf, items }]) =>
		[oneOf, anyOf, items?.oneOf, items?.anyOf]
			.flatMap((options) => options ?? [])
			.filter(({ properties }) => properties)
			.map(() => name),
	);
	expect(nameless).toEqual([]);
	expect(whole.components.schemas['changeRequestSchema']?.oneOf).toEqual([
		{ $ref: '#/components/schemas/changeRequestSchemaOption1' },
		{ $ref: '#/components/schemas/changeRequestSchemaOption2' },
	]);
});

test('the address of a server fits one on this machine and a hosted one', () => {
	const [{ url, variables } = {}] = whole.servers as { url?: string; variables?: Record<string, object> }[];
	const at = (values: Record<string, string>) => url?.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
	expect(at({ scheme: 'http', host: 'localhost:4242' })).toBe('http://localhost:4242');
	expect(at({ scheme: 'https', host: 'app.example.com/instance' })).toBe('https://app.example.com/instance');
	expect(variables).toMatchObject({ scheme: { enum: ['https', 'http'] }, host: {} });
});
