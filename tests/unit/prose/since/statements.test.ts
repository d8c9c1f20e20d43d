import { describe, expect, test } from 'vitest';
import { nodesOf } from '../../../../src/markdown/page-tree.ts';
import { unusedEntries, versionProblems } from '../../../../src/prose/since/check.ts';
import { statementsIn } from '../../../../src/prose/since/statements.ts';
import { compareVersions, shownVersion } from '../../../../src/prose/since/versions.ts';
import { readFacts } from '../../../../src/schemas/data/read-facts.ts';
import { claimDigits, disproof } from '../../../../src/verify/since/prove.ts';

const parsedTable = (text: string) => readFacts('since', text);
const versions = (source: string) => statementsIn(nodesOf(source)).map(({ version }) => version);

describe('a typed version is refused', () => {
	test.each([
		['It exists since Unleash 5.7.', '5.7'],
		['Banners (6.9+) need a role.', '6.9'],
		['The list was removed in 7.0.', '7.0'],
		['Servers before 7.1.1 read another variable.', '7.1.1'],
		['In versions earlier than 6.1.5, set a variable.', '6.1.5'],
		['On a server of your own, from 6.1 on:', '6.1'],
		['It works up to 7.0.4.', '7.0.4'],
		['Enterprise Edge requires 7.3.', '7.3'],
		['In 7.2 and later, they get an email.', '7.2'],
		['- **Since 5.7:** the first version', '5.7'],
		['- **Usage (5.3+):** the counts', '5.3'],
		['It needs *Unleash\n4.18* or later.', '4.18'],
		['| Edge |\n| --- |\n| Edge 19.7 or later |', '19.7'],
		['| Name | Since |\n| --- | --- |\n| Teams | 8.0.2 |', '8.0.2'],
		['| Name | Since |\n| --- | --- |\n| `REGEX` | 7.4.2, API only |', '7.4.2'],
		['A [change request](/reference/change-requests), since 5.10, waits.', '5.10'],
		['See the [list since 5.10](/x).', '5.10'],
		[':::caution[Removed in 6.0]\nUse another.\n:::', '6.0'],
		['The provider takes `email` since 3.1.', '3.1'],
	])('in %j', (source, version) => {
		expect(versions(source)).toEqual([version]);
	});

	test.each([
		'You need Node.js 20.19 or later.',
		'You need [Node.js](https://nodejs.org) 20.19 or later.',
		'All SDKs support it, Rust since 0.16.',
		'| Program | Version |\n| --- | --- |\n| Python | 3.9 or later |',
		'On 8.2.0, `PATCH` passes.',
		'We tested this with 8.2.0. As of 8.2.0, there is no fix.',
		'One database went from 5.12.8 to 8.2.0.',
		'Send `4.2.0` or later.',
		'The log says `new since 5.7`.',
		'The file is in `7.0.10+6945`, and the image is `unleash-server:8.2.0`.',
		'See [the release](https://example.com/since-5.7).',
		'```sh\nsince 5.7\n```',
		'<Availability since="5.7" />',
		"---\ndescription: Gone since 6.0.\navailability:\n  since: '4.22'\n---\n",
		'A share of 4.9% since the start',
		'In <Since of="banners" /> and later, and before <Until of="banners" />.',
	])('and not in %j', (source) => {
		expect(versions(source)).toEqual([]);
	});

	test('with its place, the words around it and whether they name the product', () => {
		expect(
			statementsIn(nodesOf('# Title\n\nIt needs\nUnleash 4.18 or later.\n\nIt came in 5.7.')),
		).toMatchObject([
			{ line: 4, words: 'Unleash 4.18 or later', isNamed: true },
			{ line: 6, words: 'came in 5.7', isNamed: false },
		]);
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
		expect(versions(table(head, '9.5', '6.7'))).toEqual(['9.5', '6.7']);
	});

	test('is a version with three numbers, whatever its column is called', () => {
		expect(versions(table('Memory, MiB', '8.0.2'))).toEqual(['8.0.2']);
	});

	test('in another column than that of measures is a version', () => {
		expect(versions('| Memory, MiB | Since |\n| ---: | --- |\n| 9.5 | 6.7 |')).toEqual(['6.7']);
	});

	test('belongs to the heads of its own table only', () => {
		const measures = table('Memory, MiB', '9.5');
		expect(versions(`${measures}\n\n| Thing | Since |\n| --- | --- |\n| Banners | 6.7 |`)).toEqual(['6.7']);
	});

	test('says since when in words, below a measure too', () => {
		expect(versions(table('Memory, MiB', 'since 6.7'))).toEqual(['6.7']);
	});
});

test('versions are ordered by number, and shown without a patch of 0', () => {
	expect(['6.10.0', '6.9.2', '6.9.0'].sort(compareVersions)).toEqual(['6.9.0', '6.9.2', '6.10.0']);
	expect(['6.10.0', '6.9.2'].map(shownVersion)).toEqual(['6.10', '6.9.2']);
});

describe('a table', () => {
	const table = parsedTable(
		`
banners: { is: Banners, version: 5.7.0, proof: { appears: banners }, pages: [reference/banners] }
dependencies: { is: Dependencies, version: 5.7.0, proof: { appears: dependent } }
private-addresses: { is: Refusals, version: 8.0.2, backported: [7.5.2, 7.6.5], proof: { appears: private } }
`,
	);
	const problemsOf = (source: string, page = 'reference/banners') => versionProblems(table, page, source);

	test('names the entries that a typed version may stand for', () => {
		expect(problemsOf('\nBanners exist since 5.7.')).toEqual([
			{
				line: 2,
				column: 1,
				found: 'since 5.7',
				expected: 'a component in place of 5.7, whose entry in src/content/data/since.yaml proves it',
				write:
					'<Since of="banners" />, <Since of="dependencies" />, or a new entry and <Since of="its key" />',
			},
		]);
	});

	test.each([
		['Before 5.6, they were missing.', 'a new entry and <Until of="its key" />'],
		['It was renamed in 5.6.', 'a new entry and <Renamed of="its key" />'],
		['It came with 5.6.', 'a new entry and <Since of="its key" />'],
	])('asks for an entry where %j has none', (source, write) => {
		expect(problemsOf(source)).toMatchObject([{ write }]);
	});

	test.each([
		['In <Since of="banners" /> and later, and before <Until of="banners" />.', []],
		['In <Since of="banner" /> and later', ['<Since of="banner" />']],
		['Removed in <Until of="constructor" />', ['<Until of="constructor" />']],
		['In <Since /> and later', ['<Since /> without `of`']],
		['<Availability since="5.7" />', []],
		['<Availability since="5.6" />', ['since="5.6"']],
		["---\navailability:\n  since: '5.6'\n---\n", ["since: '5.6'"]],
	])('finds what is wrong with %j', (source, found) => {
		expect(problemsOf(source).map((problem) => problem.found)).toEqual(found);
	});

	test('proves the fields of the pages that its entries name', () => {
		expect(problemsOf('<Availability since="5.7" />', 'reference/signals')).toHaveLength(1);
	});

	test.each([
		['reference/sdks/go', 'Since 6.5, `Close` waits.', 0],
		['reference/sdks/go', 'It needs Unleash 6.5.', 1],
		['contributing/ADRs/overview', 'The column went before 6.5.', 0],
		['writing/components', 'Write "since Unleash 6.5".', 0],
		['reference/go', 'Since 6.5, `Close` waits.', 1],
	])('on %s, finds in %j %i', (page, source, count) => {
		expect(problemsOf(source, page)).toHaveLength(count);
	});

	test('has entries that are used, where they say so', () => {
		const unused = (source: string) => {
			const pages = new Map([['reference/banners', source]]);
			return unusedEntries(table, pages, () => undefined).map(({ where }) => where.split('  ')[1]);
		};
		const rest = '<Since of="dependencies" /> <Until of="private-addresses" />';
		expect(unused(`<Availability since="5.7" /> ${rest}`)).toEqual([]);
		expect(unused(rest)).toEqual(['banners']);
		expect(unused('<Availability since="5.7" />')).toEqual(['dependencies', 'private-addresses']);
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
