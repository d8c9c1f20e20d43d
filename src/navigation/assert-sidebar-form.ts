import { inspect } from 'node:util';
import type { Sidebar, SidebarGroup, SidebarLink } from '../config/sidebars/types.ts';
import { type Problem, problem } from '../lib/diagnostics/build-error.ts';
import { nearest } from '../lib/diagnostics/nearest.ts';

const FIELDS: readonly (keyof SidebarGroup | keyof SidebarLink)[] = [
	...(['label', 'page', 'items', 'pageLabel', 'leavesSidebar', 'method', 'gone'] as const),
	...(['generated', 'folded', 'heading', 'alone'] as const),
];

/** Characters of a label: menus are 300 px wide. */
const LONGEST = 100;

const checked = new WeakSet<object>();

/**
 * Checks that a sidebar is what its type says, once: it is code, which nothing type-checks while a writer saves.
 *
 * @throws {BuildError} with every entry that is something else, or contains itself
 */
export function assertSidebarForm(sidebar: Sidebar): void {
	const found: unknown = sidebar;
	if (isObject(found) && checked.has(found)) return;
	const problems = isObject(found) ? problemsIn(found) : [wrong('sidebar', found, 'an object', '{ id, … }')];
	if (problems.length > 0) throw problem(...problems);
	checked.add(sidebar);
}

function problemsIn(sidebar: Record<string, unknown>): Problem[] {
	const { id, home, alsoOn, sections } = sidebar;
	const where = `sidebar ${shown(id)}`;
	return [
		...(isPath(home) ? [] : [wrong(`${where}, home`, home, 'the path of a page', "home: '/quickstart'")]),
		...(Array.isArray(alsoOn) && alsoOn.every((one) => isObject(one) && isPath(one['page']))
			? []
			: [wrong(`${where}, alsoOn`, alsoOn, 'a list of pages', "alsoOn: [{ page: '/search' }]")]),
		...problemsOf(sections, `${where}, sections`, [sidebar]),
	];
}

/** @param above what the entries are in */
function problemsOf(items: unknown, where: string, above: readonly object[]): Problem[] {
	if (!Array.isArray(items)) return [wrong(where, items, 'a list of entries', '[{ label, page }]')];
	return items.flatMap((item: unknown) => {
		if (!isObject(item)) return [wrong(where, item, 'an entry', "{ label: 'Segments', page: '/segments' }")];
		const { label, page } = item;
		const at = `${where} > ${shown(label)}`;
		if (above.includes(item)) return [wrong(at, 'the entry in itself', 'each entry in one place', 'it once')];
		const unknown = Object.keys(item).find((key) => !FIELDS.some((field) => field === key));
		return [
			...(typeof label === 'string' && label !== '' && label.length <= LONGEST
				? []
				: [wrong(at, label, `a label of 1 to ${LONGEST} characters`, "label: 'Segments'")]),
			...(isPath(page) || (page === undefined && 'items' in item)
				? []
				: [wrong(at, page, 'the path of a page, or items', "page: '/segments'")]),
			...(unknown === undefined
				? []
				: [wrong(at, unknown, `only ${FIELDS.join(', ')}`, nearest(unknown, FIELDS) ?? 'nothing there')]),
			...('items' in item ? problemsOf(item['items'], at, [...above, item]) : []),
		];
	});
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isPath = (value: unknown) => typeof value === 'string' && value.startsWith('/');

function shown(value: unknown): string {
	return inspect(value, { depth: 0, maxStringLength: LONGEST, breakLength: Number.POSITIVE_INFINITY });
}

function wrong(where: string, found: unknown, expected: string, write: string): Problem {
	return { where: `src/config/sidebars, ${where}`, found: shown(found), expected, write };
}
