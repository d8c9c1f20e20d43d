import type { Sidebar, SidebarItem } from '../config/sidebars/types.ts';
import { BuildError, formatProblem, type Problem } from '../lib/diagnostics/build-error.ts';
import { nearestPage } from '../lib/diagnostics/nearest.ts';
import { unlistedPages } from './unlisted.ts';
import { isGroup, walk } from './walk.ts';

/**
 * Looks for entries that lead nowhere and for entries written twice.
 *
 * @param pages paths of all pages that exist
 * @returns one text a mistake, with the entry, what was found and what to write
 */
export function validateSidebars(sidebars: readonly Sidebar[], pages: ReadonlySet<string>): string[] {
	return sidebars.flatMap((sidebar) => [
		...[...walk(sidebar)].flatMap(({ trail }) => problemsOf(sidebar, trail, pages)),
		...repeatedEntries([sidebar]).map(formatProblem),
	]);
}

/** Finds entries written twice in one group. */
export function repeatedEntries(sidebars: readonly Sidebar[]): Problem[] {
	return sidebars.flatMap(({ id, sections }) => repeated(id, sections));
}

/** @throws {BuildError} listing every mistake that `validateSidebars` finds */
export function assertSidebars(...input: Parameters<typeof validateSidebars>): void {
	const problems = validateSidebars(...input);
	if (problems.length > 0) throw new BuildError(`The sidebars cannot be used:\n\n${problems.join('\n\n')}\n`);
}

function problemsOf(sidebar: Sidebar, trail: readonly SidebarItem[], pages: ReadonlySet<string>): string[] {
	const page = trail.at(-1)?.page;
	if (page === undefined) return [];
	const path = page.replace(/#.*/, '');
	const where = `Sidebar "${sidebar.id}", entry "${trail.map(({ label }) => label).join(' > ')}" (src/config/sidebars)`;
	if (path !== '/' && /(\/|\.html)$/.test(path)) {
		return [
			formatProblem({
				where,
				found: page,
				expected: 'a path without .html and without a slash at its end',
				write: path.replace(/(\/|\.html)$/, ''),
			}),
		];
	}
	if (pages.has(path)) return [];
	const suggestion = nearestPage(path, [...pages], unlistedPages(pages));
	return [
		formatProblem({
			where,
			found: `${page}, which no page has`,
			expected: 'the path of a page in src/content/docs',
			write: suggestion,
		}),
	];
}

function repeated(where: string, items: readonly SidebarItem[]): Problem[] {
	const seen = new Set<string>();
	return items.flatMap((item) => {
		const key = `${item.label} ${item.page}`;
		const twice = seen.has(key)
			? [
					{
						where: `Sidebar "${where}" (src/config/sidebars)`,
						found: `the entry "${item.label}" (${item.page}) twice in one group`,
						write: 'it once',
					},
				]
			: [];
		seen.add(key);
		return [...twice, ...(isGroup(item) ? repeated(`${where} > ${item.label}`, item.items) : [])];
	});
}
