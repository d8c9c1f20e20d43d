import { describe, expect, test } from 'vitest';
import { everyProblem, withLines } from '~/api-reference/contract/check';
import { readFiles } from '~/api-reference/contract/files';
import { readContract } from '~/api-reference/contract/load';
import { formatContractProblems } from '~/api-reference/contract/problem';
import { folderWith, known, small } from './small-contract.ts';

type Files = Parameters<typeof folderWith>;

const paths = 'paths/things.yaml';
const schemas = 'schemas/things.yaml';

const replaced = (file: keyof typeof small, from: string, to: string): Files => [
	{
		[file]: (text: string) => {
			expect(text).toContain(from);
			return text.replace(from, to);
		},
	},
];
const inPaths = (from: string, to: string) => replaced(paths, from, to);
const inSchemas = (from: string, to: string) => replaced(schemas, from, to);

function check(...files: Files) {
	const folder = folderWith(...files);
	const read = readFiles(folder);
	const problems = read.problems.length > 0 ? read.problems : everyProblem(read.files, { known });
	return formatContractProblems(withLines(problems, folder), '');
}

const other = (operationId: string, path: string, summary = 'Get it') =>
	small[paths]
		.replace('getThing', operationId)
		.replace('/api/admin/things/{id}', path)
		.replace('Get a thing', summary);

const cases: [what: string, files: Files, place: string, found: string, write: string][] = [
	[
		'a `$ref` to a schema that does not exist',
		inPaths('schemas/thing', 'schemas/thin'),
		`${paths}:27  #/~1api~1admin~1things~1{id}/get/responses/200/content/application~1json/schema/$ref`,
		'`#/components/schemas/thin`',
		'`#/components/schemas/thing`',
	],
	[
		'a `$ref` to a shared answer that does not exist',
		inPaths(
			"responses:\n      '200'",
			"responses:\n      '401': { $ref: '#/components/responses/unautorized' }\n      '200'",
		),
		'/get/responses/401/$ref',
		'`#/components/responses/unautorized`',
		'`#/components/responses/unauthorized`',
	],
	[
		'an example of a refusal that somebody wrote',
		inPaths(
			"responses:\n      '200'",
			"responses:\n      '404': { description: Not there., content: { application/json: { example: { message: No } } } }\n      '200'",
		),
		'/get/responses/404/content/application~1json/example',
		'an example of a refusal',
		'npm run refusals',
	],
	[
		'an operationId twice',
		[{}, { 'paths/other.yaml': other('getThing', '/api/admin/others/{id}') }],
		`${paths}:3  #/~1api~1admin~1things~1{id}/get/operationId`,
		'`getThing`, as in paths/other.yaml',
		'another `operationId`',
	],
	[
		'two operations on one route',
		[{}, { 'paths/other.yaml': other('getOther', '/api/admin/things/{id}') }],
		`${paths}:2  #/~1api~1admin~1things~1{id}/get`,
		'`GET /api/admin/things/{}`, as in paths/other.yaml',
		'one of the two',
	],
	[
		'two operations on routes that differ in the name of a parameter',
		[
			{},
			{ 'paths/other.yaml': other('getOther', '/api/admin/things/{name}').replace('name: id', 'name: name') },
		],
		paths,
		'`GET /api/admin/things/{}`',
		'one of the two',
	],
	[
		'a page of an operation that is also the page of a tag',
		inPaths('operationId: getThing', 'operationId: things'),
		'/get/operationId',
		'`things`, as in openapi.yaml #/tags/0',
		'another page',
	],
	[
		'a summary twice',
		[{}, { 'paths/other.yaml': other('getOther', '/api/admin/others/{id}', 'Get a thing') }],
		'/get/summary',
		'`Get a thing`, as in paths/other.yaml',
		'sets this operation apart',
	],
	['a missing summary', inPaths('    summary: Get a thing\n', ''), '/get', 'no `summary`', 'imperative'],
	[
		'a missing description of an operation',
		inPaths(/ {4}description: Sends.*\n/.exec(small[paths])?.[0] ?? '', ''),
		'/get',
		'no `description`',
		'when to use it',
	],
	[
		'a missing description of a parameter',
		inPaths('        description: Number on the lid of its box.\n', ''),
		'/parameters/0',
		'no `description`',
		'more than the name',
	],
	[
		'a missing description of an answer',
		inPaths('        description: The thing.\n', ''),
		'/responses/200',
		'no `description`',
		'what is sent',
	],
	[
		'a missing description of a schema',
		inSchemas('  description: Something that lies in a box, with the parts of which it is made.\n', ''),
		`${schemas}:1  #/thing`,
		'no `description`',
		'what it describes',
	],
	[
		'a missing description of a property',
		inSchemas('      description: Word by which people find the thing.\n', ''),
		`${schemas}:5  #/thing/properties/name`,
		'no `description`',
		'more than the name',
	],
	[
		'a missing description of a tag',
		replaced('openapi.yaml', '    description: Things that are there.\n', ''),
		'openapi.yaml:8  #/tags/0',
		'no `description`',
		'what the resource is',
	],
	[
		'a summary that is too long',
		inPaths('Get a thing', `Get ${'a'.repeat(60)}`),
		'/get/summary',
		'Get aaa',
		'it shorter',
	],
	[
		'a summary with a period',
		inPaths('Get a thing', 'Get a thing.'),
		'/get/summary',
		'`Get a thing.`',
		'`Get a thing`',
	],
	[
		'an example of a schema that is not valid',
		inSchemas('[one]', '[longer than five]'),
		'#/thing/properties/name/examples/0',
		'must NOT have more than 5 characters',
		'a server would take',
	],
	[
		'an example of a parameter that is not valid',
		inPaths('example: 7', 'example: seven'),
		'/parameters/0/example',
		'`"seven"`: the value must be integer',
		'a server would take',
	],
	[
		'a default that is not valid',
		inSchemas('maxLength: 5', 'maxLength: 5\n      default: 3'),
		'#/thing/properties/name/default',
		'must be string',
		'a server would take',
	],
	[
		'a pattern that is no regular expression',
		inSchemas('maxLength: 5', "pattern: '('"),
		'#/thing/properties/name/pattern',
		'`(`',
		'JavaScript',
	],
	[
		'an unknown field of x-unleash',
		inPaths('plan: open-source', 'plan: open-source\n      concept: [/a]'),
		'/x-unleash/concept',
		'the field `concept`',
		'`concepts:` with a list of routes',
	],
	[
		'a misspelled field',
		inPaths('    summary:', '    sumary:'),
		'/get/sumary',
		'the field `sumary`',
		'`summary`',
	],
	[
		'a plan that does not exist',
		inPaths('plan: open-source', 'plan: opensource'),
		'/x-unleash/plan',
		'`"opensource"`',
		'`open-source`',
	],
	[
		'`nullable` of OpenAPI 3.0',
		inSchemas('maxLength: 5', 'nullable: true'),
		'/properties/name/nullable',
		'the field `nullable`',
		"`type: [string, 'null']`",
	],
	[
		'a type that does not exist',
		inSchemas('type: string', 'type: text'),
		'#/thing/properties/name/type',
		'`"text"`',
		'string',
	],
	[
		'a version without quotes',
		inPaths('plan: open-source', 'plan: open-source\n      since: 7.1'),
		'/x-unleash/since',
		'`7.1`',
		'a value of that kind',
	],
	[
		'a concept link to a page that does not exist',
		inPaths('concepts: [/reference/things]', 'concepts: [/reference/thing]'),
		'/x-unleash/concepts/0',
		'`/reference/thing`',
		'`/reference/things`',
	],
	[
		'a link in a text to a page that does not exist',
		inPaths('(/reference/things)', '(/reference/thingies)'),
		'/get/description',
		'`/reference/thingies`',
		'`/reference/things`',
	],
	[
		'a permission that does not exist',
		inPaths('[ADMIN]', '[ADMINS]'),
		'/x-unleash/permissions/0',
		'`ADMINS`',
		'`ADMIN`',
	],
	[
		'a tag that does not exist',
		inPaths('tags: [Things]', 'tags: [Thing]'),
		'/get/tags/0',
		'`Thing`',
		'`Things`',
	],
	[
		'a security scheme that does not exist',
		inPaths('- adminToken: []', '- admintoken: []'),
		'/get/security/0',
		'`admintoken`',
		'`adminToken`',
	],
	[
		'tokens and security that disagree',
		inPaths('tokens: [admin]', 'tokens: []'),
		'/get/security',
		'adminToken',
		'`[]`',
	],
	[
		'a parameter of the path that is not declared',
		inPaths('- name: id', '- name: key'),
		'/get/parameters',
		'no parameter `id`',
		'`name: id`',
	],
	[
		'an API that is not that of the path',
		inPaths('api: admin', 'api: client'),
		'/x-unleash/api',
		'`client`',
		'`admin`',
	],
	[
		'a deprecation said once',
		inPaths('    summary:', '    deprecated: true\n    summary:'),
		'/get/deprecated',
		'`deprecated: true` alone',
		'`stability: deprecated`',
	],
	['an operation that never succeeds', inPaths("'200'", "'404'"), '/get/responses', '404', '`"200"`'],
	[
		'a schema that nothing uses',
		[{}, { 'schemas/other.yaml': 'spare: { type: string, description: A. }\n' }],
		'schemas/other.yaml:1  #/spare',
		'the schema `spare`',
		'remove it',
	],
	[
		'a schema twice',
		[{}, { 'schemas/other.yaml': small[schemas] }],
		'#/thing',
		'`thing`, as in schemas/other.yaml',
		'one of the two',
	],
	[
		'a call in a sequence that does not exist',
		replaced(
			'openapi.yaml',
			'that are there.',
			'that are there.\n    x-sequence: [{ operationId: getThings, why: See them. }]',
		),
		'openapi.yaml:10  #/tags/0/x-sequence/0',
		'`getThings`',
		'`getThing`',
	],
	[
		'a key twice in a file',
		[{}, { [paths]: small[paths] + small[paths] }],
		`${paths}:28`,
		'a second time',
		'one /api/admin/things/{id}; remove the other',
	],
	[
		'a file at a wrong place',
		[{}, { 'other.yaml': 'a: b\n' }],
		'other.yaml',
		'a file at this place',
		'into one of them',
	],
];

describe('a mistake in the contract is reported with its place and its mend', () => {
	test.each(cases)('%s', (_what, files, place, found, write) => {
		const said = check(...files);
		expect(said).toContain(place);
		expect(said).toMatch(new RegExp(`found: .*${RegExp.escape(found)}`));
		expect(said).toMatch(new RegExp(`write: .*${RegExp.escape(write)}`));
	});
});

test('a contract without a mistake is read', () => {
	expect(check()).toBe('');
});

test('a mistake stops the build', () => {
	const folder = folderWith(...inPaths('schemas/thing', 'schemas/thin'));
	expect(() => readContract(folder)).toThrow(
		/paths\/things\.yaml:27 {2}#[\s\S]*`#\/components\/schemas\/thing`/,
	);
});
