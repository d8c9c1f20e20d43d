import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { globFiles, listFiles, pathFromRoot, toPosixPath } from '~/lib/files/file-paths.ts';
import { docsFolder, isPageFile, routeOfFile } from '~/lib/urls/page-routes.ts';

const systems = [
	{ name: 'POSIX', paths: posix, root: '/home/ana/docs', url: 'file:///home/ana/docs/' },
	{ name: 'Windows', paths: win32, root: 'D:\\a\\docs', url: 'file:///D:/a/docs/' },
];

describe.each(systems)('on $name', ({ paths, root, url }) => {
	const written = (file: string) => paths.join(...file.split('/'));

	test.each([
		['index.mdx', '/'],
		['quickstart.mdx', '/quickstart'],
		['reference/segments.md', '/reference/segments'],
		['reference/index.mdx', '/reference'],
		['contributing/ADRs/back-end/naming.mdx', '/contributing/ADRs/back-end/naming'],
	])('%s becomes %s', (file, route) => {
		const fromRoot = written(`${docsFolder}/${file}`);
		const forms = [written(file), fromRoot, paths.join(root, fromRoot)];
		expect(forms.map(routeOfFile)).toEqual([route, route, route]);
	});

	test('paths and URLs of files are seen from the root, with slashes', () => {
		const file = paths.join(root, written('src/content/docs/reference/segments.mdx'));
		const fileUrl = new URL('src/content/docs/reference/segments.mdx', url);
		expect([file, fileUrl].map((one) => pathFromRoot(one, root, paths))).toEqual([
			'src/content/docs/reference/segments.mdx',
			'src/content/docs/reference/segments.mdx',
		]);
		expect(pathFromRoot(paths.join(root, '..', 'other.md'), root, paths)).toBe('../other.md');
	});

	test('the folders of a path are separated by slashes', () => {
		expect(toPosixPath(written('og/reference/segments.png'))).toBe('og/reference/segments.png');
	});
});

test('files are listed with slashes, sorted, without those of packages', () => {
	const folder = mkdtempSync(join(tmpdir(), 'file-paths-'));
	for (const file of ['b.md', 'a/c.md', 'a-b/c.md', 'a/c.html', 'a/node_modules/d.md']) {
		mkdirSync(join(folder, file, '..'), { recursive: true });
		writeFileSync(join(folder, file), '');
	}
	expect(listFiles(folder, '.md')).toEqual(['a-b/c.md', 'a/c.md', 'a/node_modules/d.md', 'b.md']);
	expect(globFiles('**/*.md', folder)).toEqual(['a-b/c.md', 'a/c.md', 'b.md']);
	expect(globFiles(['*.md', 'a/*.html'], folder, ['b.*'])).toEqual(['a/c.html']);
});

test('a page is Markdown whose name does not start with an underscore', () => {
	const files = ['a.md', 'b/a.mdx', '_a.mdx', 'b/_a.md', 'b/._a.md', 'b/a.png', 'b/a.mdx.ts'];
	expect(files.filter(isPageFile)).toEqual(['a.md', 'b/a.mdx']);
});

test('nothing else turns separators into slashes', () => {
	const turns = /\.split\((?:\w+\.)?sep\)|\.replace(?:All)?\((?:'\\\\'|\/\\\\\/g), '\/'\)/;
	const others = ['src', 'tests'].flatMap((folder) =>
		globFiles(`${folder}/**/*.{astro,ts,tsx,mjs}`).filter((file) => turns.test(readFileSync(file, 'utf8'))),
	);
	expect(others).toEqual(['src/build/checks/read-site.ts', 'src/lib/files/file-paths.ts']);
});
