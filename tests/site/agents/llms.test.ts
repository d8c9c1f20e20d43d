import { expect, test } from 'vitest';
import { documentedVersion } from '../../../src/api-reference/contract/version.ts';
import { builtFiles, readBuilt } from '../built-site.ts';

const SITE = 'https://docs.getunleash.io';
const index = readBuilt('llms.txt');
const entries = [...index.matchAll(/^- \[(.+?)\]\(([^)]+)\): (.+)$/gm)].map(
	([, title, address = '', text = '']) => ({
		title,
		path: address.replace(SITE, ''),
		text,
	}),
);

test('llms.txt begins as the convention wants it: a title, a summary, notes, then sections of links', () => {
	expect(index).toMatch(/^# Unleash Docs\n\n> Documentation for Unleash[^\n]+\n\n/);
	const [notes = '', ...sections] = index.split(/^## /m);
	expect(notes.match(/^#/gm)).toHaveLength(1);
	for (const section of sections.slice(1))
		expect(section.split('\n').slice(2).join('\n').trim(), section.slice(0, 20)).toMatch(
			/^(?:- \[.+\]\(https:\S+\.md\): .+\n?)+$/,
		);
	expect(sections.at(-1)).toMatch(/^Optional\n/);
});

test('llms.txt has one described link for each page', () => {
	const listed = entries.map(({ path }) => path).filter((path) => path.endsWith('.md'));
	expect(listed.sort()).toEqual(
		builtFiles('.md')
			.map((file) => `/${file}`)
			.sort(),
	);
	for (const { title, text } of entries) expect(text.length, title).toBeGreaterThan(20);
});

test('llms.txt says which version it is about, and what never to do', () => {
	expect(index).toContain(`These pages describe Unleash ${documentedVersion()}.`);
	expect(index).toMatch(/What to prefer:\n\n- /);
	expect(index).toMatch(/Never put a backend token, .* into a browser/);
	expect(index.match(/\{(?:version|site)\}/)).toBeNull();
});

test('the files that hold many pages are there, with the sizes that llms.txt states', () => {
	const files = entries.filter(({ path }) => path.endsWith('.txt'));
	expect(files.map(({ path }) => path).sort()).toEqual(
		['llms-full.txt', ...builtFiles('.txt').filter((file) => file.startsWith('llms-full/'))]
			.map((file) => `/${file}`)
			.sort(),
	);
	for (const { path, text } of files) {
		const file = readBuilt(path);
		const [, pages, kilobytes, tokens] =
			/^([\d,]+) pages?, ([\d,]+) KB, about ([\d,]+) tokens$/.exec(text) ?? [];
		const number = (said = '') => Number(said.replaceAll(',', ''));
		expect(number(pages), path).toBe(file.match(/^canonical: /gm)?.length);
		expect(number(kilobytes), path).toBe(Math.ceil(Buffer.byteLength(file) / 1000));
		expect(number(tokens) / (file.length / 4), path).toBeLessThan(1.5);
	}
	expect(index).toContain(`This file has ${Math.ceil(Buffer.byteLength(index) / 1000)} KB`);
});

test('the file with everything has each page of each section once', () => {
	const canonicals = (file: string) => readBuilt(file).match(/^canonical: .+$/gm) ?? [];
	const parts = builtFiles('.txt').filter((file) => file.startsWith('llms-full/'));
	const whole = canonicals('llms-full.txt');
	expect(new Set(whole).size).toBe(whole.length);
	expect(parts.flatMap(canonicals).sort()).toEqual([...whole].sort());
});

test('no list of addresses for search engines has Markdown', () => {
	expect(readBuilt('sitemap-0.xml')).not.toMatch(/\.md<|llms/);
});
