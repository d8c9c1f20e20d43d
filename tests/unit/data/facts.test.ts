import { describe, expect, test } from 'vitest';
import { type FactFile, factSchemas } from '../../../src/schemas/data/index.ts';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';

describe('facts about the server', () => {
	test.each(Object.keys(factSchemas) as FactFile[])('%s.yaml holds what its schema describes', (name) => {
		expect(Object.keys(readFacts(name)).length).toBeGreaterThan(3);
	});

	test('a wrong value says place, finding, expectation and mend', () => {
		const yaml = 'projects: { default: many, variable: UNLEASH_PROJECTS_LIMIT, counts: Projects. }';
		expect(() => readFacts('limits', yaml)).toThrow(
			'src/content/data/limits.yaml:1:22  projects.default\n  found:    "many"\n  expected: a whole number above 0\n  write:    for example default: 30',
		);
	});

	test('a missing value is named', () => {
		expect(() => readFacts('limits', 'projects: { default: 5, counts: Projects. }')).toThrow(
			/projects\.variable\n {2}found: {4}nothing\n/,
		);
	});

	test('a misspelt field is told from the right one', () => {
		const yaml =
			'default:\n  title: Standard\n  descripton: On.\n  description: On for everyone.\n  parameters: {}\n';
		expect(() => readFacts('strategies', yaml)).toThrow(
			/3:15 .*\n.*descripton\n.*\n {2}write: {4}description: instead/,
		);
	});

	test('a mistake inside a parameter is found', () => {
		const yaml =
			'a: { title: Aa, description: On., parameters: { p: { type: text, required: true, description: Yes it is. } } }';
		expect(() => readFacts('strategies', yaml)).toThrow(
			/a\.parameters\.p\.type\n.*"text"\n.*percentage, string/,
		);
	});

	test('the same key twice is refused', () => {
		const entry = 'flag-x: { area: flags }\n';
		expect(() => readFacts('event-types', entry + entry)).toThrow(/event-types\.yaml:2:1\n/);
	});

	test('a variable that another one requires exists', () => {
		const variables = readFacts('environment-variables');
		const required = Object.values(variables).flatMap(({ requires }) => requires ?? []);
		expect(required.filter((name) => !variables[name])).toEqual([]);
	});
});
