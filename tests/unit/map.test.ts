import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { listFiles } from '~/lib/files/file-paths.ts';

const readmes = ['src', 'tests'].flatMap((folder) =>
	listFiles(folder, 'README.md').map((file) => `${folder}/${file}`),
);
const maps = ['AGENTS.md', 'CONTRIBUTING.md', 'README.md', ...readmes];
const files = ['src', 'tests'].flatMap((folder) => listFiles(folder).map((file) => `/${file}`));

/** What a document names in backticks and looks like a file, or is in one of our folders. */
function pathsIn(document: string): string[] {
	const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
	return named.filter((name) =>
		/^(?:src|tests)\/|^(?!node_modules)\w[\w./-]*\.(?:astro|css|mjs|tsx?|yaml)$/.test(name),
	);
}

/** Whether there is a path from the root of the project, a pattern of such, or the end of a file's path. */
function isThere(name: string): boolean {
	if (existsSync(name)) return true;
	if (/^(?:src|tests)\//.test(name)) return globSync(name).length > 0;
	return files.some((file) => file.endsWith(`/${name}`));
}

test('each engine has a README', () => {
	const folders = ['agents', 'api-reference', 'assistant', 'build', 'evaluation', 'hosting', 'markdown'];
	const expected = [...folders, 'search', 'ui', 'verify'].map((folder) => `src/${folder}/README.md`);
	expect(readmes).toEqual(expect.arrayContaining(expected));
});

test.each(maps)('%s names files that exist', (map) => {
	const paths = pathsIn(map);
	expect(paths.length).toBeGreaterThan(2);
	expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test.each(maps)('links in %s lead to files that exist', (map) => {
	const links = [...readFileSync(map, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
		([, to = '']) => to,
	);
	expect(links.filter((link) => !existsSync(join(dirname(map), link)))).toEqual([]);
});

/** Words as a reader counts them: no table rules, no marks without a letter or digit. */
function wordsIn(document: string): number {
	return readFileSync(document, 'utf8')
		.split(/\s+/)
		.filter((word) => /[\p{L}\d]/u.test(word)).length;
}

test.each([
	['README.md', 900],
	['AGENTS.md', 1500],
])('%s has fewer than %i words', (document, limit) => {
	expect(wordsIn(document)).toBeLessThan(limit);
});

describe('the README', () => {
	const readme = readFileSync('README.md', 'utf8');
	const listed = [...readme.matchAll(/^\| (?:\[)?`((?:src|tests)\/[^`]+)`/gm)].map(([, path = '']) => path);

	test.each(['src', 'tests'])('has a row for each folder of %s', (parent) => {
		const folders = readdirSync(parent, { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => `${parent}/${name}`);
		expect(listed.filter((path) => path.startsWith(`${parent}/`)).sort()).toEqual(folders.sort());
	});
});
