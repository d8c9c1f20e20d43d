import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { readSite } from '../../src/build/checks/read-site.ts';
import { readSources } from '../../src/build/sources/read-sources.ts';
import { attribute, elementsIn } from '../../src/lib/html/html-tree.ts';
import { dist } from './built-site.ts';

/* The check of sources and the check of the built site see the same site. */
const sources = readSources('.');
const built = readSite(dist);

test('both know the same pages', () => {
	const known = [...sources.ids.keys()].filter((path) => !sources.drafts.has(path));
	expect(known.sort()).toEqual(built.map(({ path }) => path).sort());
});

test('both know the same ids, of every page that has a file', () => {
	const different = built.flatMap(({ path, file }) => {
		if (!sources.files.has(path)) return [];
		const known = sources.ids.get(path) ?? new Set();
		const [main] = [...elementsIn(parse(readFileSync(file, 'utf8')))].filter(
			({ tagName }) => tagName === 'main',
		);
		/* Ids of switches, such as those of tabs, are for labels, and so is that of the question below a page. */
		const inMain = main ? [...elementsIn(main)].filter(({ tagName }) => tagName !== 'input') : [];
		const found = new Set(inMain.flatMap((element) => attribute(element, 'id') ?? []));
		found.delete('page-feedback');
		const lost = [...known].filter((id) => !found.has(id));
		const unknown = [...found].filter((id) => !known.has(id));
		return lost.length + unknown.length > 0 ? [{ path, lost, unknown }] : [];
	});
	expect(different).toEqual([]);
});

test('the ids of pages of the API alone are left to a build', () => {
	const unknown = [...sources.ids].filter(([, ids]) => ids === undefined).map(([path]) => path);
	expect(unknown.filter((path) => !path.startsWith('/reference/api/unleash/'))).toEqual([]);
});

test('every link in the text of a page is on the built page', () => {
	const hrefs = new Map(built.map(({ path, links }) => [path, new Set(links.map(({ href }) => href))]));
	const missing = sources.links.filter(
		({ file, page, link }) =>
			file.startsWith('src/content/docs/') &&
			link.text !== 'related' &&
			!sources.drafts.has(page) &&
			!hrefs.get(page)?.has(link.href),
	);
	expect(missing.map(({ page, link }) => `${page} ${link.href}`)).toEqual([]);
});
