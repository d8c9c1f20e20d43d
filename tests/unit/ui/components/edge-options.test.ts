import { describe, expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { optionsOf } from '~/ui/components/edge-options/edge-options-data.ts';

const only = (fields: string) =>
	readFacts(
		'edge-options',
		`probe-me: { area: tls, mode: all, type: text, description: Takes \`a\` value., ${fields} }`,
	);
const row = (fields: string) => optionsOf('tls', only(fields))[0];
const text = (fields: string) => row(fields)?.description.join('`');

describe('tables of the options of Edge', () => {
	test('show an option as one types it, and its variable', () => {
		expect(row('default: 5, short: p')).toMatchObject({
			option: '-p, --probe-me',
			variable: 'PROBE_ME',
			default: '5',
		});
		expect(row('default: null, variableOnly: true')?.option).toBeUndefined();
		expect(row('default: null, noVariable: true')?.variable).toBeUndefined();
	});

	test('tell a missing default from a required value', () => {
		expect(row('default: null')).toMatchObject({ default: undefined, required: false });
		expect(row('default: null, required: true')).toMatchObject({ default: undefined, required: true });
		expect(row('default: false')?.default).toBe('false');
	});

	test('say the choice, the secret, the edition and the versions', () => {
		expect(text('default: a, values: [a, b]')).toBe('Takes `a` value. One of `a`, `b`.');
		expect(text("default: null, secret: true, edition: enterprise, since: '19.7'")).toBe(
			'Takes `a` value. Keep it secret. Enterprise Edge only. Since 19.7.',
		);
		expect(text("default: null, until: '20.0'")).toBe('Takes `a` value. Ineffective since 20.0.');
	});

	test('keep text and code apart', () => {
		const options = readFacts('edge-options');
		const odd = Object.entries(options).filter(
			([, { description }]) => description.split('`').length % 2 === 0,
		);
		expect(odd).toEqual([]);
	});

	test('have one letter for one option of a command', () => {
		const letters = Object.entries(readFacts('edge-options')).flatMap(([name, { mode, short }]) =>
			short ? [`${mode} ${short} ${name}`] : [],
		);
		const taken = letters.map((entry) => entry.split(' ').slice(0, 2).join(' '));
		expect(new Set(taken).size).toBe(taken.length);
	});

	test('a page that asks for an area that is not there learns which ones are', () => {
		expect(() => optionsOf('persistance')).toThrow(/one of listen, .*\n.*area="persistence"/);
	});
});
