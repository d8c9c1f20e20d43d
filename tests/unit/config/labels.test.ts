import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { academy } from '~/config/sidebars/academy.ts';
import { documentation } from '~/config/sidebars/documentation.ts';
import type { SidebarItem } from '~/config/sidebars/types.ts';

/** Pages that are written, not generated, with the label that an entry gives them. */
function labels(item: SidebarItem): { page: string; label: string }[] {
	if (!('items' in item)) {
		const elsewhere = item.leavesSidebar || item.page.includes('#');
		return elsewhere ? [] : [{ page: item.page, label: item.label }];
	}
	if (item.generated) return [];
	const named = item.items.some((entry) => !('items' in entry) && entry.page === item.page);
	const inside = item.items.flatMap(labels);
	const listed = named || inside.some(({ page }) => page === item.page);
	const own = item.page && !listed ? [{ page: item.page, label: item.pageLabel ?? item.label }] : [];
	return [...own, ...inside];
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}#]+/gu) ?? [];

/** The title of a page with its kind behind it, which a label may name: "Tutorial" below the name of an SDK. */
function titleOf(page: string): string {
	const file = readFileSync(`src/content/docs${page}.mdx`, 'utf8');
	const { title, kind } = parse(file.split('---')[1] ?? '') as { title: string; kind: string };
	return `${title} ${kind}`;
}

/** Whether a label is the title, or the title with words left out. */
function shortens(label: string, title: string): boolean {
	const wanted = words(label);
	let found = 0;
	for (const word of words(title)) if (word === wanted[found]) found += 1;
	return found === wanted.length;
}

test.each([
	['Single Sign-On', 'Single sign-on', true],
	['Go', 'Go SDK', true],
	['Use impression data', 'Send impression data', false],
	['Flags and projects', 'Projects and flags', false],
])('%s for %s', (label, title, expected) => {
	expect(shortens(label, title)).toBe(expected);
});

test('a label in a sidebar is the title and the kind of its page, or leaves words of them out', () => {
	const entries = [documentation, academy].flatMap(({ sections }) => sections.flatMap(labels));
	const different = entries
		.map((entry) => ({ ...entry, title: titleOf(entry.page) }))
		.filter(({ label, title }) => !shortens(label, title))
		.map(({ page, label, title }) => `${page}: "${label}" in the sidebar, "${title}" as the title`);
	expect(different).toEqual([]);
});
