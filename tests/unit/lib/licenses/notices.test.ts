import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticeOf, noticesText } from '~/lib/licenses/notices.ts';

function packageWith(described: object, license?: string): string {
	const folder = mkdtempSync(join(tmpdir(), 'package-'));
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'a', version: '1.0.0', ...described }));
	if (license) writeFileSync(join(folder, 'LICENSE.md'), license);
	return folder;
}

test('the terms of a package are those of its file', () => {
	expect(noticeOf(packageWith({ license: 'ISC' }, 'Terms\r\nof a\n')).text).toBe('Terms\nof a');
});

test('a package without a file has the standard text of the license that it names, with its author', () => {
	const { text } = noticeOf(packageWith({ license: 'MIT', author: { name: 'Ada' } }));
	expect(text).toContain('Copyright (c) Ada');
	expect(text).toContain('THE SOFTWARE IS PROVIDED');
});

test('a package without terms stops the build, and it says which', () => {
	expect(() => noticeOf(packageWith({ license: 'UNLICENSED' }))).toThrow(
		/package\.json\n {2}found: {4}the license "UNLICENSED" and no LICENSE file/,
	);
	expect(() => noticeOf(packageWith({}, 'Terms'))).toThrow(/found: {4}the license undefined/);
});

test('a package is named once, in the order of names', () => {
	const [b, a] = [
		packageWith({ name: 'b', license: 'MIT' }, 'Of b'),
		packageWith({ license: 'MIT' }, 'Of a'),
	];
	const text = noticesText([b, a, b]);
	expect(text).toContain('from 2 packages');
	expect(text.indexOf('a 1.0.0 (MIT)')).toBeLessThan(text.indexOf('b 1.0.0 (MIT)'));
	expect(text.match(/Of b/g)).toHaveLength(1);
});
