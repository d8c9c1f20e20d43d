import { createHash } from 'node:crypto';
import { problem } from '../../../lib/diagnostics/build-error.ts';

/** Stands for the name of the surrounding tabs until they are put together. Private use, so no text holds it. */
export const NAME = '\uE0F1';

const INPUT = new RegExp(`<input type="radio" name="${NAME}" id="${NAME}-([^"]*)"`, 'g');

/**
 * Puts rendered tabs together: gives them a name that is unique on the page and selects the first one. The name
 * is made from the content, so that it is the same in every build, in whatever order components are rendered.
 *
 * @param html the tabs, rendered one after the other; `undefined` if the component is empty
 * @param group name of the sync group, if there is one
 * @param taken names in use on the page; the new one is added
 * @param where page, for errors
 * @throws Error naming the page, if there is no tab or two have the same id
 */
export function joinTabs(
	html: string | undefined,
	group: string | undefined,
	taken: Set<string>,
	where: string,
): string {
	const ids = [...(html ?? '').matchAll(INPUT)].map(([, id = '']) => id);
	if (html === undefined || ids.length === 0) {
		throw problem({
			where,
			found: '<Tabs> without a <Tab>',
			write: '<Tabs><Tab id="node" label="Node.js">…</Tab></Tabs>',
		});
	}
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice !== undefined) {
		throw problem({
			where,
			found: `two tabs with the id "${twice}" in one <Tabs>`,
			expected: 'an id of its own for every tab',
		});
	}
	const name = uniqueName(`${group}\n${html}`, taken);
	let first = true;
	return html
		.replace(INPUT, (input) => {
			const checked = first ? ' checked' : '';
			first = false;
			return input + checked;
		})
		.replaceAll(NAME, name);
}

function uniqueName(content: string, taken: Set<string>): string {
	const hash = createHash('sha256').update(content).digest('hex').slice(0, 6);
	for (let count = 1; ; count++) {
		const name = count === 1 ? `t-${hash}` : `t-${hash}-${count}`;
		if (taken.has(name)) continue;
		taken.add(name);
		return name;
	}
}

/**
 * Checks what a writer gave a tab.
 *
 * @throws Error naming the page and the field
 */
export function assertTab(id: unknown, label: unknown, where: string): void {
	if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9-]*$/.test(id)) {
		throw problem({
			where,
			found: `<Tab id=${JSON.stringify(id)}>`,
			expected: 'lower-case letters, digits and hyphens',
			write: '<Tab id="node" label="Node.js">',
		});
	}
	if (typeof label !== 'string' || label === '') {
		throw problem({
			where,
			found: `<Tab id="${id}"> without a label`,
			write: `<Tab id="${id}" label="${id}">`,
		});
	}
}
