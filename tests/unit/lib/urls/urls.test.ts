import { describe, expect, test } from 'vitest';
import { versions } from '~/config/versions.ts';
import { absoluteUrl, cleanPath, editUrl, newIssueUrl, pathOfEntry } from '~/lib/urls/urls.ts';

test.each([
	['/a/b.html', '/a/b'],
	['/a/b/index.html', '/a/b'],
	['/a/b/', '/a/b'],
	['/index.html', '/'],
	['/', '/'],
	['/a/index', '/a'],
	['/reference/sdks', '/reference/sdks'],
])('the clean form of %s is %s', (path, clean) => {
	expect(cleanPath(path)).toBe(clean);
});

test('entries become paths', () => {
	expect(pathOfEntry('index')).toBe('/');
	expect(pathOfEntry('contributing/ADRs')).toBe('/contributing/ADRs');
});

test('absolute addresses are clean', () => {
	expect(absoluteUrl('/a.html', 'https://docs.example.com')).toBe('https://docs.example.com/a');
});

test('links to the code host are encoded', () => {
	expect(editUrl('src/content/docs/index.mdx')).toMatch(/\/edit\/main\/src\/content\/docs\/index\.mdx$/);
	expect(newIssueUrl('Broken & lost', 'At /a?b')).toContain('title=Broken+%26+lost&body=At+%2Fa%3Fb');
});

describe('versions', () => {
	test('there is one, as specified', () => {
		expect(versions).toEqual([
			{ name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' },
		]);
	});
});
