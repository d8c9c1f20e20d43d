import { transformSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { browserFloor } from '../../src/config/browsers.ts';
import { builtFiles, readBuilt } from './built-site.ts';

/** All code that readers get: files, and the scripts in pages. */
function shippedCode(): [name: string, code: string][] {
	const files = builtFiles('.js').map((file): [string, string] => [file, readBuilt(file)]);
	const inline = [
		...readBuilt('quickstart.html').matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g),
	];
	return [...files, ...inline.map(([, code = ''], index): [string, string] => [`inline-${index}.js`, code])];
}

function compiled(name: string, code: string, target: string | string[]): string {
	const { code: output, errors } = transformSync(name, code, { target });
	expect(errors, name).toEqual([]);
	return output;
}

test('the oldest browsers that the site promises can read its scripts: there is no newer syntax to rewrite', () => {
	const code = shippedCode();
	expect(code.length).toBeGreaterThan(20);
	for (const [name, text] of code)
		expect(compiled(name, text, browserFloor) === compiled(name, text, 'esnext'), name).toBe(true);
});

test('that check finds syntax that is too new', () => {
	const newer = 'using file = open();';
	expect(compiled('a.js', newer, browserFloor)).not.toBe(compiled('a.js', newer, 'esnext'));
});

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
