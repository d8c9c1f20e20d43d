import { describe, expect, test } from 'vitest';
import { composeProblems } from '../../../../src/verify/samples/languages/compose.ts';
import { languageOf } from '../../../../src/verify/samples/languages/index.ts';
import type { Sample } from '../../../../src/verify/samples/list.ts';
import { localized } from '../../../../src/verify/samples/run.ts';
import { isAllWell, verdictTable } from '../../../../src/verify/samples/table.ts';
import type { Verdict } from '../../../../src/verify/samples/verify.ts';

const sample = (file: string): Sample => ({ file, language: file.split('/')[0] ?? '', verify: 'compile' });
const compiled: Verdict = { sample: sample('go/a.go'), did: 'compiled', tool: 'go 1.23 vet' };
const parsed: Verdict = {
	sample: sample('go/b.go'),
	did: 'parsed',
	tool: 'tree-sitter',
	note: 'go is missing',
};

describe('the table of samples', () => {
	test('counts by language what was done, and names the tools', () => {
		const [, row = ''] = verdictTable([compiled, parsed]).split('\n');
		expect(row.split(/\s{2,}/)).toEqual(['go', '2', '0', '1', '1', '0', '0', 'go 1.23 vet; tree-sitter']);
	});

	test('less than was promised is well on the machine of a writer, and not on CI', () => {
		expect(isAllWell([compiled, parsed], {})).toBe(true);
		expect(isAllWell([compiled, parsed], { CI: 'true' })).toBe(false);
		expect(isAllWell([compiled], { CI: 'true' })).toBe(true);
	});

	test.each([
		[{ ...compiled, problem: 'wrong' }],
		[{ ...compiled, did: 'unverified' as const }],
	])('what is wrong or unverified fails everywhere', (verdict) => {
		expect(isAllWell([verdict], {})).toBe(false);
	});
});

describe('languages of samples', () => {
	test.each([
		['react/a.tsx', 'react'],
		['nextjs/a.tsx', 'nextjs'],
		['android/a.kt', 'android'],
		['kotlin/a.kt', 'kotlin'],
		['compose/a.yaml', 'compose'],
		['elsewhere/a.rs', 'rust'],
		['a.java', 'java'],
	])('%s is %s', (file, name) => {
		expect(languageOf(file)?.name).toBe(name);
	});
});

test('examples of addresses and tokens become those of the server', () => {
	const tokens = { frontend: 'f-token', backend: 'b-token' };
	const world = { url: 'http://127.0.0.1:5000', tokens };
	const code = `url: 'https://unleash.example.com/api', key: 'default:development.${'0a'.repeat(20)}', other: import.meta.env.VITE_UNLEASH_URL`;
	expect(localized(code, world)).toBe(
		`url: 'http://127.0.0.1:5000/api', key: 'f-token', other: "http://127.0.0.1:5000/api/frontend"`,
	);
	expect(localized('<a backend token> at http://localhost:4242', world)).toBe(
		'b-token at http://127.0.0.1:5000',
	);
});

test('compose files name images that exist and variables that the server reads', () => {
	const service = {
		image: 'unleashorg/unleash-server:8',
		environment: { LOG_LEVEL: 'warn', LOGLEVEL: 'warn' },
	};
	expect(composeProblems({ unleash: service }, ['LOG_LEVEL'])).toEqual([
		'unleash: the server does not read LOGLEVEL',
	]);
	expect(composeProblems({ edge: { image: `\${X:-unleashorg/unleash-edge}:\${V:-latest}` } }, [])).toEqual(
		[],
	);
	expect(composeProblems({ unleash: { image: 'unleash/server' } }, [])[0]).toContain(
		'unleash/server is none of',
	);
});
