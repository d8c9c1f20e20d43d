/**
 * Label of a page in the sidebars.
 *
 * @param entries The sidebars, or any part of them: groups are followed to whatever depth.
 * @param page Root-relative path of the page.
 * @returns The label of the first entry with that path, or `undefined` if the page is in no sidebar.
 */
export function sidebarLabel(entries: unknown, page: string): string | undefined {
	if (typeof entries !== 'object' || entries === null) return undefined;
	if ('page' in entries && entries.page === page && 'label' in entries) return String(entries.label);
	for (const inner of Object.values(entries)) {
		const label = sidebarLabel(inner, page);
		if (label !== undefined) return label;
	}
	return undefined;
}
