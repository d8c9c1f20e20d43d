import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { apis, bundleOf } from '~/api-reference/contract/bundle.ts';
import { loadContract } from '~/api-reference/contract/load.ts';
import type { OpenApi } from '~/api-reference/contract/types.ts';

const contract = loadContract();
const site = 'https://docs.example.com';
const bundles = [undefined, ...apis].map((api) => ({
	name: api ?? 'all',
	api,
	bundle: bundleOf(contract, { site, ...(api && { api }) }),
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

test('paths that differ in the name of a parameter are one path, with the parameter renamed', () => {
	const path = Object.entries(whole.paths).find(([, item]) => item.delete?.operationId === 'deleteApiToken');
	expect(path?.[0]).toBe('/api/admin/api-tokens/{name}');
	expect(path?.[1].delete?.parameters?.map(({ name }) => name)).toEqual(['name']);
});
