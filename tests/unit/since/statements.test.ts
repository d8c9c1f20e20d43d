import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';
import { unprovenStatements, unusedEntries } from '../../../src/since/check.ts';
import { statementsIn } from '../../../src/since/statements.ts';
import { compareVersions, shownVersion } from '../../../src/since/versions.ts';
import { claimDigits, disproof } from '../../../src/tools/live/since/prove.ts';

const parsedTable = (text: string) => readFacts('since', text);
const versions = (source: string) => statementsIn(source).map(({ version }) => version);

describe('a statement is found', () => {
	test.each([
		['It exists since Unleash 5.7.', '5.7.0'],
		['Banners (6.9+) need a role.', '6.9.0'],
		['The list was removed in 7.0.', '7.0.0'],
		['Servers before 7.1.1 read another variable.', '7.1.1'],
		['On a server of your own, from 6.1 on:', '6.1.0'],
		['| Edge 19.7 or later | Something |', '19.7.0'],
		['| Teams | 8.0.2 |', '8.0.2'],
		[`<Availability plans={['enterprise']} since="4.19" />`, '4.19.0'],
		["---\navailability:\n  since: '4.22'\n---\n", '4.22.0'],
		['A [change request](/reference/change-requests), since 5.10, waits.', '5.10.0'],
	])('in %j', (source, version) => {
		expect(versions(source)).toEqual([version]);
	});

	test.each([
		'You need Node.js 20.19 or later.',
		'You need [Node.js](https://nodejs.org) 20.19 or later.',
		'| Python | 3.9 or later |',
		'On 8.2.0, `PATCH` passes.',
		'```sh\nsince 5.7\n```',
		'A share of 4.9% since the start',
	])('and not in %j', (source) => {
		expect(versions(source)).toEqual([]);
	});
});

describe('a cell of a table', () => {
	const table = (head: string, ...cells: string[]) =>
		[
			`| Run | ${head} | Note |`,
			'| --- | ---: | --- |',
			...cells.map((cell) => `| One | ${cell} | x |`),
		].join('\n');

	test.each([
		'Memory, MiB',
		'95th percentile, ms',
		'Share (%)',
		'Time (s)',
		'CPU time, µs',
	])('is a measure below %j', (head) => {
		expect(versions(table(head, '9.5', '6.7'))).toEqual([]);
	});

	test.each([
		'Since',
		'Version',
		'Removed in',
		'Memory',
		'Items',
		'Since, Edge',
		'Platforms',
	])('is a version below %j', (head) => {
		expect(versions(table(head, '9.5', '6.7'))).toEqual(['9.5.0', '6.7.0']);
	});

	test('is a version with three numbers, whatever its column is called', () => {
		expect(versions(table('Memory, MiB', '8.0.2'))).toEqual(['8.0.2']);
	});

	test('in another column than that of measures is a version', () => {
		expect(versions('| Memory, MiB | Since |\n| ---: | --- |\n| 9.5 | 6.7 |')).toEqual(['6.7.0']);
	});

	test('belongs to the heads of its own table only', () => {
		const measures = table('Memory, MiB', '9.5');
		expect(versions(`${measures}\n\n| Thing | Since |\n| --- | --- |\n| Banners | 6.7 |`)).toEqual(['6.7.0']);
		expect(versions(`${measures}\n\n| Banners | 6.7 |`)).toEqual(['6.7.0']);
	});

	test('says since when in words, below a measure too', () => {
		expect(versions(table('Memory, MiB', 'since 6.7'))).toEqual(['6.7.0']);
	});
});

test('versions are ordered by number, and shown without a patch of 0', () => {
	expect(['6.10.0', '6.9.2', '6.9.0'].sort(compareVersions)).toEqual(['6.9.0', '6.9.2', '6.10.0']);
	expect(['6.10.0', '6.9.2'].map(shownVersion)).toEqual(['6.10', '6.9.2']);
});

describe('a table', () => {
	const table = parsedTable(
		'banners: { is: Banners, version: 5.7.0, proof: { appears: banners }, near: Banners, pages: [reference/banners] }',
	);

	test('finds a wrong version and says what to write', () => {
		const [wrong] = unprovenStatements(table, 'reference/banners', 'Banners exist since 5.6.');
		expect(wrong).toMatchObject({
			line: 1,
			found: 'since 5.6',
			expected: expect.stringContaining('5.7 (banners)'),
		});
	});

	test('finds the right version of another thing', () => {
		expect(unprovenStatements(table, 'reference/banners', 'Signals exist since 5.7.')).toHaveLength(1);
		expect(unprovenStatements(table, 'reference/banners', 'Banners exist since 5.7.')).toEqual([]);
	});

	test('finds an entry whose page no longer says so', () => {
		expect(unusedEntries(table, () => 'Banners exist.')).toHaveLength(1);
		expect(unusedEntries(table, () => 'Banners exist since 5.7.')).toEqual([]);
	});

	test.each([
		[
			'an entry without proof',
			'banners: { is: Banners, version: 5.7.0, pages: [reference/banners] }',
			'proof',
		],
		['a short version', 'banners: { is: Banners, version: "5.7", proof: { appears: banners } }', 'version'],
		[
			'another field',
			'banners: { is: Banners, version: 5.7.0, proof: { appears: banners }, page: x }',
			'page',
		],
	])('refuses %s', (_, text, field) => {
		expect(() => parsedTable(text)).toThrow(field);
	});
});

describe('a proof', () => {
	const [entry] = Object.values(
		parsedTable('x: { is: Banners, version: 5.7.0, proof: { appears: banners } }'),
	);
	if (!entry) throw new Error('no entry');
	const releases = ['5.6.0', '5.6.1', '5.7.0', '5.7.1'];

	test('holds when the release before lacks it', () => {
		expect(disproof(entry, releases, (version) => compareVersions(version, '5.7.0') >= 0)).toEqual({
			before: '5.6.1',
		});
	});

	test.each(['5.6.1', '5.7.1'])('fails when it came with %s', (first) => {
		const { wrong } = disproof(entry, releases, (version) => compareVersions(version, first) >= 0);
		expect(wrong).toContain('"banners" in server');
	});

	test('is another one when its version or its text changes', () => {
		const digits = [entry, { ...entry, version: '5.8.0' }, { ...entry, is: 'Notes' }].map(claimDigits);
		expect(digits[0]).not.toBe(digits[1]);
		expect(digits[0]).toBe(digits[2]);
	});
});
