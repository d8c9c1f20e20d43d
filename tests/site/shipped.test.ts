import { expect, test } from 'vitest';
import { readBuilt } from './built-site.ts';

test('the terms of everything that reaches readers can be read on the site', () => {
	const text = readBuilt('third-party-licenses.txt');
	for (const name of [
		'@algolia/autocomplete-core',
		'@astrojs/starlight',
		'@docsearch/css',
		'@docsearch/js',
		'@docsearch/react',
		'@fontsource-variable/jetbrains-mono',
		'@fontsource-variable/schibsted-grotesk',
		'astro',
		'lucide-static',
		'medium-zoom',
		'minisearch',
		'preact',
		'react',
		'react-dom',
		'scheduler',
	])
		expect(text, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((MIT|ISC|OFL-1\\.1)\\)$`, 'm'));
	for (const terms of [
		'SIL OPEN FONT LICENSE',
		'Permission is hereby granted',
		'Permission to use, copy, modify',
	])
		expect(text).toContain(terms);
	expect(readBuilt('index.html')).toContain('href="/third-party-licenses.txt"');
});

test('no other package is in what readers load', () => {
	const tools = /^(shiki|zod|satteri|vite|rolldown|sharp|yaml|ajv|parse5|postcss)\b.* \(/m;
	expect(readBuilt('third-party-licenses.txt')).not.toMatch(tools);
});
