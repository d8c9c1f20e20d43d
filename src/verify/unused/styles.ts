import { readFileSync } from 'node:fs';
import type { Problem } from '../../lib/diagnostics/build-error.ts';
import { globFiles } from '../../lib/files/file-paths.ts';

/** Where styles of this site stand. */
const SHEETS = 'src/**/*.{css,astro}';

/**
 * Classes of our styles that no page of the built site has, and that no script can set. Pages without JavaScript and
 * scripts are both asked, so a class counts as used where its name stands as a word in a script, or its start in a template.
 *
 * @param dist folder of the built site
 */
export function unusedClasses(dist = 'dist', root = '.'): Problem[] {
	const read = (folder: string, pattern: string) =>
		globFiles(pattern, folder).map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
	const used = new Set<string>();
	for (const { text } of read(dist, '**/*.html')) {
		for (const [, names = ''] of text.matchAll(/\sclass="([^"]*)"/g))
			for (const name of names.split(/\s+/)) used.add(name);
	}
	const scripts = read(dist, '**/*.js')
		.map(({ text }) => text)
		.join('\n');
	const inScripts = (name: string) =>
		new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`).test(scripts) ||
		(name.includes('-') && scripts.includes(`${name.replace(/[^-]*$/, '')}\${`));
	return read(root, SHEETS).flatMap(({ file, text }) =>
		classesIn(file, text)
			.filter(({ name }) => !used.has(name) && !inScripts(name))
			.map(({ name, line }) => ({
				where: `${file}:${line}`,
				found: `the class .${name}, which no page and no script has`,
				write: 'nothing: delete its rules',
			})),
	);
}

/** Each class that selectors of a stylesheet name, once, with its first line. */
function classesIn(file: string, text: string): { name: string; line: number }[] {
	const blank = (part: string) => part.replace(/[^\n]/g, ' ');
	const sheet = file.endsWith('.astro') ? text.replace(/^[\s\S]*?(?=<style|$)/, blank) : text;
	const plain = sheet.replace(
		/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'|@(?:import|layer)[^{;]*[{;]/g,
		blank,
	);
	const first = new Map<string, number>();
	for (const { 1: name = '', index } of plain.matchAll(/\.(-?[_a-z][\w-]*)(?=[^{};]*\{)/gi)) {
		if (!first.has(name)) first.set(name, plain.slice(0, index).split('\n').length);
	}
	return [...first].map(([name, line]) => ({ name, line }));
}
