import { describe, expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { variablesOf } from '~/ui/components/variables/variables-data.ts';

const only = (fields: string) =>
	readFacts('environment-variables', `PROBE: { area: http, description: For a test., ${fields} }`);

describe('tables of environment variables', () => {
	test('show each default as one writes it', () => {
		const shown = (value: string) => variablesOf('http', only(`type: text, default: ${value}`))[0]?.default;
		expect([shown('4242'), shown('[14, 3]'), shown('{}'), shown('false')]).toEqual([
			'4242',
			'14,3',
			'{}',
			'false',
		]);
		expect([shown('null'), shown('[]'), shown('""')]).toEqual([undefined, undefined, undefined]);
	});

	test('say which values are secret', () => {
		const [row] = variablesOf('http', only('type: text, default: null, secret: true'));
		expect(row?.description).toBe('For a test. Keep it secret.');
	});

	test('show every variable of the files once', () => {
		const areas = [...new Set(Object.values(readFacts('environment-variables')).map(({ area }) => area))];
		const names = [...areas, 'resource-limits'].flatMap((area) => variablesOf(area)).map(({ name }) => name);
		const limits = Object.values(readFacts('limits')).map(({ variable }) => variable);
		expect(names.sort()).toEqual([...Object.keys(readFacts('environment-variables')), ...limits].sort());
	});

	test('a page that asks for an area that is not there learns which ones are', () => {
		expect(() => variablesOf('htpp')).toThrow(/one of database, .*resource-limits\n.*area="http"/);
	});
});
