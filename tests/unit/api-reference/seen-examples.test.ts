import { expect, test } from 'vitest';
import { echoed } from '../../../src/api-reference/examples/echo.ts';
import { withoutFields } from '../../../src/api-reference/examples/without.ts';
import { exampleOfBody } from '../../../src/api-reference/model/request.ts';
import { loadReference } from '../../../src/api-reference/model/source.ts';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';
import { absentFields } from '../../../src/verify/operations/absent.ts';

const { operations, schemas } = loadReference();

test('a field is taken away in each entry of a list, and the others keep their order', () => {
	const value = { a: 1, list: [{ b: 1, c: 2 }, { c: 3 }], z: { b: 4 } };
	expect(JSON.stringify(withoutFields(value, ['/list/*/b', '/z/b', '/unheard/of']))).toBe(
		'{"a":1,"list":[{"c":2},{"c":3}],"z":{}}',
	);
	expect(withoutFields(value, ['/list/*'])).toEqual({ ...value, list: [] });
});

test('a field that no answer had is absent; one that only some entries have is not', () => {
	const [some] = operations;
	if (!some) throw new Error('the contract has no operations');
	const text = { type: 'string', examples: ['x'] };
	const item = { type: 'object', properties: { a: text, b: text, c: text } };
	const schema = { type: 'array', items: item };
	const operation = {
		...some,
		answers: [{ status: '200', description: '', headers: [], body: { type: 'application/json', schema } }],
	};
	const answered = { status: '200', type: 'application/json', body: '[{"a":"1"},{"a":"1","b":"2"}]' };
	expect(absentFields(operation, answered, schemas)).toEqual(['/*/c']);
	const empty = { ...answered, body: '[]' };
	expect(absentFields({ ...operation, method: 'GET' }, empty, schemas)).toEqual([]);
	expect(absentFields({ ...operation, method: 'PUT' }, empty, schemas)).toEqual(['/*']);
});

test('examples of answers have only what came, as with a flag that is not in the archive', () => {
	const flag = operations.find(({ operationId }) => operationId === 'getFeature');
	const answer = flag?.answers.find(({ status }) => status === '200');
	expect(readFacts('tried')['getFeature']?.absent).toContain('/tags');
	const example = answer?.body && exampleOfBody(answer.body, schemas);
	expect(example).toHaveProperty('archived', false);
	expect(example).not.toHaveProperty('tags');
	const tokens = operations.find(({ operationId }) => operationId === 'getPats');
	expect(
		JSON.stringify(tokens?.answers[0]?.body && exampleOfBody(tokens.answers[0].body, schemas)),
	).not.toMatch(/secret/);
});

test('examples of answers fit what the request sets and names', () => {
	const answer = { id: 1, name: 'beta-users', weight: 1, tags: [{ value: 'a' }], description: 'Old' };
	const sent = { body: { name: 'staff', weight: '1', tags: [], description: 'New', more: true }, last: '7' };
	expect(echoed(answer, { path: '/api/admin/segments/{id}' }, sent)).toEqual({
		...{ id: 7, name: 'staff', weight: 1, tags: [{ value: 'a' }], description: 'New' },
	});
	expect(
		echoed(answer, { path: '/api/admin/segments/{id}/tags' }, { body: undefined, last: undefined }),
	).toEqual(answer);
	expect(echoed(answer, { path: '/api/admin/tags/{tagName}' }, { body: [], last: 'gold' })).toHaveProperty(
		'name',
		'gold',
	);
	const list = { values: [{ value: 'eu', description: 'Europe' }] };
	const sentList = { values: [{ value: 'us', description: 'America' }] };
	expect(echoed(list, { path: '/' }, { body: sentList, last: undefined })).toEqual(sentList);
	expect(echoed({ values: [{ value: 'eu' }] }, { path: '/' }, { body: sentList, last: undefined })).toEqual({
		values: [{ value: 'eu' }],
	});
	expect(echoed([answer], { path: '/{id}' }, { body: sent.body, last: '7' })).toEqual([answer]);
});
