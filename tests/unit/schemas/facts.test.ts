import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { globFiles } from '../../../src/lib/files/file-paths.ts';
import { type FactName, facts } from '../../../src/schemas/data/index.ts';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';
import { reloadOnFacts } from '../../../src/schemas/data/reload.ts';

describe('facts about the server', () => {
	test.each(Object.keys(facts) as FactName[])('the file of %s holds what its schema describes', (name) => {
		expect(Object.keys(readFacts(name)).length).toBeGreaterThan(2);
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
		const entry = 'flag-x: { group: Flags, happened: A flag. }\n';
		expect(() => readFacts('event-types', entry + entry)).toThrow(/event-types\.yaml:2:1\n/);
	});

	test('a list of the home page that is too short is named', () => {
		expect(() => readFacts('home', 'audiences: []\ncards: []\nchanges: []\n')).toThrow(
			'src/content/data/home.yaml:2:8  cards\n  found:    []\n  expected: six cards',
		);
	});

	test('every file of the folder is a fact', () => {
		const files = globFiles('src/content/data/*.yaml');
		const known = Object.values(facts).map(({ file }): string => file);
		expect(files.filter((file) => !known.includes(file))).toEqual([]);
	});

	test('a text that changes is read again, also when it was read before', () => {
		const limit = (value: number) =>
			readFacts('limits', `a: { default: ${value}, variable: UNLEASH_A_LIMIT, counts: A. }`)['a']?.default;
		expect([limit(5), limit(6), limit(5)]).toEqual([5, 6, 5]);
	});

	test('a changed fact reloads the pages that are open while one writes, and nothing else does', () => {
		const watcher = new EventEmitter();
		const send = vi.fn();
		const { configureServer } = reloadOnFacts();
		(configureServer as (server: object) => void)({ config: { root: '/site' }, watcher, ws: { send } });
		watcher.emit('change', '/site/src/content/i18n/en.json');
		expect(send).not.toHaveBeenCalled();
		watcher.emit('change', '/site/src/content/data/limits.yaml');
		expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
	});

	test('a variable that another one requires exists', () => {
		const variables = readFacts('environment-variables');
		const required = Object.values(variables).flatMap(({ requires }) => requires ?? []);
		expect(required.filter((name) => !variables[name])).toEqual([]);
	});
});
