import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { docSearchForStrictPolicy, forStrictPolicy } from '~/search/docsearch-plugin.ts';

const { resolve } = createRequire(import.meta.url);

test.each([
	'react',
	'js',
])('@docsearch/%s makes no markup of the text of hits, has no inline style and makes no client of its own', (name) => {
	const file = resolve(`@docsearch/${name}`).replace(/dist.*/, 'dist/esm/index.js');
	const mended = forStrictPolicy(readFileSync(file, 'utf8'), file);
	expect(mended).not.toContain('{__html:');
	expect(mended).not.toMatch(/createElement\("style"/);
	expect(mended).toMatch(/piecesOf\(\w+\(\w+,"_snippetResult/);
	expect(mended).toMatch(/useMemo\(\(function\(\)\{return (\w)\(\{addAlgoliaAgent\(\)\{\}\}\)\}\),\[\1\]\)/);
	expect(mended).not.toContain('addAlgoliaAgent("docsearch-react"');
});

test.each([
	['/site', posix],
	['C:\\site', win32],
])('DocSearch is found below %s', (root, { join }) => {
	const code = readFileSync(resolve('@docsearch/js').replace(/dist.*/, 'dist/esm/index.js'), 'utf8');
	const { transform } = docSearchForStrictPolicy();
	const found = transform(code, join(root, 'node_modules/@docsearch/js/dist/esm/index.js'));
	expect(found?.code).toContain('import{piecesOf}from');
});

test('another version of DocSearch stops the build', () => {
	expect(() => forStrictPolicy('const other = 1;', 'index.js')).toThrow(/index\.js\n {2}found: {4}0 times/);
});

test('a bundle for readers without the file of DocSearch stops the build, others do not', () => {
	const { transform, generateBundle } = docSearchForStrictPolicy();
	transform('', '/node_modules/@docsearch/react/dist/index.mjs');
	expect(() => generateBundle.call({})).toThrow(
		/@docsearch\n {2}found: {4}no module[\s\S]*docsearch-plugin\.ts/,
	);
	expect(() => generateBundle.call({ environment: { name: 'client' } })).toThrow();
	expect(() => generateBundle.call({ environment: { name: 'prerender' } })).not.toThrow();
});
