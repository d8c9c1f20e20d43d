import { expect, test } from 'vitest';
import { loadContract } from '~/api-reference/contract/load.ts';
import { toWrittenPage } from '~/schemas/frontmatter/written-page.ts';
import { type Change, changesBetween, type ServerFacts } from '../../../../src/verify/upgrade/compare.ts';
import { type Document, operationFacts, schemaFacts } from '../../../../src/verify/upgrade/openapi-facts.ts';
import { usersOfSchemas, workList } from '../../../../src/verify/upgrade/report.ts';
import { touchedBy } from '../../../../src/verify/upgrade/touches.ts';
import { runsOf } from '../../../../src/verify/verified.ts';

const document = (type: string, more: object = {}): Document => ({
	paths: {
		'/a': {
			post: {
				operationId: 'createFeature',
				parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
				requestBody: {
					required: true,
					content: { 'application/json': { schema: { $ref: '#/a/flagSchema' } } },
				},
				responses: { 201: {} },
			},
		},
	},
	components: {
		schemas: {
			flagSchema: {
				required: ['name'],
				properties: { name: { type }, kind: { $ref: '#/a/kindSchema' }, ...more },
			},
			kindSchema: { type: 'string', enum: ['alpha', 'beta', 'gamma', ...Object.keys(more)] },
		},
	},
});
const factsOf = (from: Document): ServerFacts => ({
	operations: operationFacts(from),
	schemas: schemaFacts(from),
	limits: {},
	events: {},
	strategies: {},
	'flag types': {},
	variables: { PORT: { default: '1' } },
	permissions: {},
});
const before = factsOf(document('string'));
const after = {
	...factsOf(document('integer', { extra: { type: 'array', items: { type: 'string' } } })),
	variables: {},
	events: { 'flag-made': {} },
};

test('facts of schemas look into lists and maps', () => {
	const day = { type: 'object', properties: { on: { type: 'boolean' } } };
	const map = (additionalProperties: object) => ({ type: 'object', additionalProperties });
	const { flagSchema } = schemaFacts(
		document('string', {
			days: { type: 'array', items: day },
			hours: map(day),
			kinds: map({ $ref: '#/a/kindSchema' }),
		}),
	);
	expect(flagSchema).toMatchObject({
		days: 'optional list of object',
		'days[].on': 'optional boolean',
		hours: 'optional map of object',
		'hours{}.on': 'optional boolean',
		kinds: 'optional map of kindSchema',
	});
});

test('facts of operations name parameters, bodies and answers', () => {
	expect(before.operations['createFeature']).toEqual({
		method: 'POST',
		path: '/a',
		'query q': 'optional string',
		body: 'required flagSchema',
		'answer 201': 'nothing',
	});
});

test('differences are told by area, field and value', () => {
	expect(changesBetween(before, after)).toEqual([
		{
			area: 'schemas',
			name: 'flagSchema',
			kind: 'changed',
			lines: ['extra is new: optional list of string', 'name: required string → required integer'],
		},
		{ area: 'schemas', name: 'kindSchema', kind: 'changed', lines: ['= extra is new: allowed'] },
		{ area: 'events', name: 'flag-made', kind: 'added', lines: [] },
		{ area: 'variables', name: 'PORT', kind: 'removed', lines: [] },
	]);
	expect(changesBetween(before, before)).toEqual([]);
});

test('a schema is used by operations also through other schemas', () => {
	expect(usersOfSchemas(before)('kindSchema')).toEqual(['createFeature']);
	expect(usersOfSchemas(before)('none')).toEqual([]);
});

const page = (route: string, body: string) =>
	toWrittenPage(`src/content/docs${route}.mdx`, `---\nkind: reference\n---\n\n${body}`);
const pages = [
	page('/named', 'Set `PORT`. On `flag-made` look at `alpha`, `beta` and `gamma`.'),
	page('/using', '[Create](/reference/api/unleash/create-feature)'),
	page('/both', '[Create](/reference/api/unleash/create-feature) with `extra`'),
	page('/other', 'EXPORT, flag-made-up, and `alpha`.'),
];
const touched = touchedBy(pages, loadContract(), usersOfSchemas(before, after), [before, after]);
const changes = changesBetween(before, after);
const pagesOf = (name: string) => touched(changes.find((change) => change.name === name) as Change);

test('pages are found by whole names, by fields of requests, and by lists that miss a value', () => {
	expect(pagesOf('PORT').naming).toEqual(['/named']);
	expect(pagesOf('flag-made').naming).toEqual(['/named']);
	expect(pagesOf('flagSchema')).toEqual({ naming: ['/both'], using: ['/using'] });
	expect(pagesOf('kindSchema').naming).toEqual(['/named']);
});

test('the work list has boxes by file and by page, those that are done ticked', () => {
	const tasks = changes.map((change) => ({
		...change,
		place: { file: 'src/content/data/x.yaml', isDone: change.kind === 'added' },
		pages: touched(change),
	}));
	const list = workList(tasks, { from: '1.0.0', to: '2.0.0' });
	expect(list).toContain('| schemas | 0 | 0 | 2 |');
	expect(list).toContain('- [x] events: flag-made added');
	expect(list).toContain('- [ ] variables: PORT removed');
	expect(list).toContain('- [ ] /named\n  - schemas: kindSchema (changed)');
	expect(list).toContain('- [ ] /using: flagSchema');
});

test('a live run is stored by file, skipped tests left out', () => {
	const test = (status: string) => ({ ancestorTitles: ['samples'], title: status, status });
	const report = {
		testResults: [
			{
				name: '/p/tests/live/a.test.ts',
				startTime: 0,
				assertionResults: ['passed', 'failed', 'pending'].map(test),
			},
		],
	};
	expect(runsOf(report, { a: '1' }, '/p')).toEqual({
		'tests/live/a.test.ts': {
			date: '1970-01-01T00:00:00.000Z',
			passed: ['samples > passed'],
			failed: ['samples > failed'],
			inputs: { a: '1' },
		},
	});
});
