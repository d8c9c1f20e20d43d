import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../../src/lib/diagnostics/build-error.ts';
import { unusedEntries, versionProblems } from '../../../../src/prose/since/check.ts';
import { compareVersions, fullVersion } from '../../../../src/prose/since/versions.ts';
import { readFacts } from '../../../../src/schemas/data/read-facts.ts';
import { writtenPages } from '../../../../src/schemas/frontmatter/written-page.ts';
import { claimDigits, claimOf } from '../../../../src/verify/since/prove.ts';

const table = readFacts('since');
const pages = new Map(writtenPages().map(({ route, source }) => [route.slice(1), source]));
const dataOf = (name: string) =>
	existsSync(`src/content/${name}`) ? readFileSync(`src/content/${name}`, 'utf8') : undefined;

test('no page types a version that an entry proves, or states one that none does', () => {
	const wrong = [...pages].flatMap(([page, source]) =>
		versionProblems(table, page, source).map((one) => ({ page, ...one })),
	);
	expect(wrong).toEqual([]);
});

test('every entry is used where it says so', () => {
	expect(unusedEntries(table, pages, dataOf).map(formatProblem)).toEqual([]);
});

test('every proof was held against the releases as it stands', () => {
	const proved = readFacts('since-proved');
	const wanted = Object.entries(table).filter(([, entry]) => claimOf(entry));
	const stale = wanted.filter(([key, entry]) => proved[key]?.entry !== claimDigits(entry));
	expect(stale.map(([key]) => `${key}: run npm run since:check -- ${key}`)).toEqual([]);
	expect(Object.keys(proved).filter((key) => !wanted.some(([name]) => name === key))).toEqual([]);
});

test('a proof names a release that is older than the version of its entry', () => {
	const wrong = Object.entries(readFacts('since-proved')).filter(
		([key, { before }]) => compareVersions(before, table[key]?.version ?? '0.0.0') >= 0,
	);
	expect(wrong).toEqual([]);
});

const stating = [
	...readdirSync('src/content/openapi/paths').map((name) => `openapi/paths/${name}`),
	'data/permissions.yaml',
	'data/home.yaml',
];

test.each(
	stating,
)('every version in %s at which something came or went is that of an entry with proof', (name) => {
	const found = (dataOf(name) ?? '').matchAll(/(?<![\w-])(?:since|version): ["']?(\d+\.\d+(?:\.\d+)?)/g);
	const proven = Object.values(table).filter(({ data }) => data.includes(name));
	const wrong = [...found].filter(([, version = '']) =>
		proven.every((entry) => entry.version !== fullVersion(version)),
	);
	expect(wrong.map(([words]) => words)).toEqual([]);
});
