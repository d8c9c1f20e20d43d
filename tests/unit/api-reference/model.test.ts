import { describe, expect, test } from 'vitest';
import { longestTitle } from '~/schemas/pages/base.ts';
import { exampleOf } from '../../../src/api-reference/examples/index.ts';
import { operationOf, tagOf } from '../../../src/api-reference/model/from-openapi.ts';
import { availabilityOf, descriptionOf, titleOf } from '../../../src/api-reference/model/metadata.ts';
import { requestOf } from '../../../src/api-reference/model/request.ts';
import { kebab } from '../../../src/api-reference/model/slug.ts';
import { cutExample } from '../../../src/ui/components/api-pages/cut.ts';
import { operation, schemas } from './operation.ts';

describe('the model of an operation', () => {
	test('is named after its id as the addresses of pages are', () => {
		expect(kebab('getAllToggles')).toBe('get-all-toggles');
		expect(kebab('Import/Export')).toBe('import-export');
		expect(kebab('getCDNTokens')).toBe('get-cdn-tokens');
	});

	test('has a title that fits with the name of the site, with or without a summary', () => {
		expect(titleOf(operation())).toBe('Create flag');
		expect(titleOf(operation({ summary: `${'word '.repeat(20)}.` })).length).toBeLessThanOrEqual(
			longestTitle,
		);
	});

	test('is described in 70 to 160 characters, in whole sentences', () => {
		const sentence = 'Creates a flag in a project and answers with all that is known of it.';
		expect(descriptionOf([`${sentence} ${sentence} ${sentence}`], 'x')).toBe(`${sentence} ${sentence}`);
		expect(descriptionOf(['Short.', undefined, 'No stop'], 'fallback')).toBe('fallback');
	});

	test('says plan and state before anything else', () => {
		expect(availabilityOf(operation({ plan: 'enterprise', stability: 'beta', since: '5.7' }))).toEqual({
			plans: ['enterprise'],
			since: '5.7',
			status: 'beta',
		});
		expect(availabilityOf(operation({ removed: { version: '7.0', replacedBy: [] } }))).toEqual({
			status: 'removed',
			until: '7.0',
		});
	});

	test('makes a request with what is required, the token of its kind and an example of its body', () => {
		const request = requestOf(
			operation({
				tokens: ['backend'],
				body: { type: 'application/json', required: true, schema: { $ref: '#/components/schemas/user' } },
				parameters: [
					{ name: 'projectId', in: 'path', required: true, schema: { type: 'string' } },
					{ name: 'q', in: 'query', required: true, schema: { type: 'string' }, example: 'a b' },
					{ name: 'limit', in: 'query', required: false, schema: { type: 'integer' } },
				],
			}),
			schemas,
		);
		expect(request.target).toBe('/api/admin/projects/default/flags?q=a+b');
		expect(request.headers.map(([name]) => name)).toEqual(['Authorization', 'Content-Type']);
		expect(request.headers[0]?.[1]).toMatch(/^default:|^\*:development\.|:development\./);
		expect(request.body).toEqual({ id: 5 });
	});

	test('needs no token where the contract names none', () => {
		expect(requestOf(operation({ tokens: [] }), schemas).headers).toEqual([]);
	});

	test('has examples that end although schemas hold themselves', () => {
		expect(exampleOf({ $ref: '#/components/schemas/flag' }, schemas)).toMatchObject({
			name: 'new-checkout',
			owner: { id: 5 },
			strategies: [{ title: 'Everyone', kind: 'all' }],
		});
	});

	test('cuts long examples', () => {
		expect(cutExample('1\n2')).toEqual({ text: '1\n2', isCut: false });
		expect(cutExample('x\n'.repeat(99)).text.split('\n')).toHaveLength(48);
	});

	test('reads the contract and its extensions', () => {
		const read = operationOf({
			...{ operationId: 'getFlag', slug: 'get-flag', method: 'GET', path: '/api/flags', tag: 'Flags' },
			...{ security: [], parameters: [], place: { file: 'flags.yaml', keys: [] }, deprecated: true },
			'x-unleash': { api: 'other', plan: 'enterprise', stability: 'deprecated', tokens: [], removed: {} },
			responses: { 404: { description: 'Nothing there.' } },
		});
		expect(read).toMatchObject({ stability: 'deprecated', plan: 'enterprise', removed: { replacedBy: [] } });
		expect(read.answers).toMatchObject([{ status: '404', description: 'Nothing there.' }]);
	});

	test('sums a tag up in the first sentence of its description', () => {
		const tag = tagOf({ name: 'Feature Types', description: 'Kinds of flags. They differ in lifetime.' });
		expect(tag).toMatchObject({ slug: 'feature-types', summary: 'Kinds of flags.', concepts: [] });
	});
});
