import { expect, test, vi } from 'vitest';

vi.mock('astro:content', () => ({ getCollection: () => [] }));

import { versions } from '~/config/versions.ts';
import { shapesOf } from '~/ui/starlight/icons.ts';
import { linksInPlace } from '~/ui/starlight/links-in-place.ts';

test('an icon keeps its shapes, and one of another form stops the build', () => {
	expect(shapesOf('<!-- license -->\n<svg\n  class="x"\n>\n  <path d="M0" />\n</svg>\n', 'x')).toBe(
		'<path d="M0" />',
	);
	expect(() => shapesOf('export default ["path"]', 'x')).toThrow(/icons\/x\.svg\n {2}found[\s\S]*icons\.ts/);
});

test('a link whose address is not in double quotes stops the build', () => {
	const place = {
		language: { code: 'ar', label: '', dir: 'rtl', path: '/ar' },
		version: versions[0],
		page: '/a',
	} as const;
	const pages = { docs: new Map([['/ar/b', 'B']]), api: new Set<string>(), drafts: new Set<string>() };
	expect(linksInPlace('<a class="x" href="/b">', place, pages)).toBe('<a class="x" href="/ar/b">');
	for (const link of ["<a href='/b'>", '<a class="x" href=/b>']) {
		expect(() => linksInPlace(link, place, pages)).toThrow(
			/\/a\n {2}found: {4}<a .*b[\s\S]*links-in-place\.ts/,
		);
	}
});
