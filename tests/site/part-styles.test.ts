import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from './built-site.ts';

const LINK = /<link rel="stylesheet" href="\/([^"]+)"( data-part)?>/g;

/** The classes that selectors of a built stylesheet name. */
const classesIn = (file: string) =>
	new Set([...readBuilt(file).matchAll(/\.(-?[_a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name));

test('a page with a part that few pages have links the styles of it', () => {
	const pages = builtFiles('.html').map((file) => {
		const html = readBuilt(file);
		const links = [...html.matchAll(LINK)];
		const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
		return { file, links, classes: new Set(classes) };
	});
	const linked = pages.flatMap(({ links }) => links);
	const everywhere = new Set(linked.filter(([, , part]) => !part).map(([, file = '']) => file));
	const parts = new Set(linked.filter(([, , part]) => part).map(([, file = '']) => file));
	expect(parts.size).toBeGreaterThanOrEqual(7);
	for (const part of parts) {
		const others = [...everywhere, ...parts].filter((file) => file !== part).map(classesIn);
		const own = [...classesIn(part)].filter((name) => others.every((classes) => !classes.has(name)));
		expect(own.length, part).toBeGreaterThan(0);
		const without = pages
			.filter(({ links }) => links.length > 0 && !links.some(([, file]) => file === part))
			.flatMap(({ file, classes }) =>
				own.filter((name) => classes.has(name)).map((name) => `${file} has .${name}`),
			);
		expect(without, part).toEqual([]);
	}
});
