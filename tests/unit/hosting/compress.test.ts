import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder, compressingHost } from '~/hosting/compress.ts';

test('files of text over 1 KB get two compressed copies', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'compress-'));
	const long = 'A flag travels. '.repeat(100);
	mkdirSync(join(folder, 'a'));
	for (const name of ['a/page.html', 'style.css', 'page.md', 'picture.png', 'vercel.json'])
		writeFileSync(join(folder, name), long);
	writeFileSync(join(folder, 'short.html'), 'short');

	expect(await compressFolder(folder)).toMatchObject({ files: 3, before: 3 * long.length });
	expect(
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.(br|gz)$/.test(name))
			.sort(),
	).toEqual(['a/page.html.br', 'a/page.html.gz', 'page.md.br', 'page.md.gz', 'style.css.br', 'style.css.gz']);
	expect(brotliDecompressSync(readFileSync(join(folder, 'a/page.html.br'))).toString()).toBe(long);
	expect(gunzipSync(readFileSync(join(folder, 'a/page.html.gz'))).toString()).toBe(long);
});

test('hosts that compress by themselves get no copies', () => {
	expect(compressingHost({ VERCEL: '1' })).toBe('VERCEL');
	expect(compressingHost({ NETLIFY: '' })).toBeUndefined();
	expect(compressingHost({})).toBeUndefined();
});
