import { titleOf } from '../api-reference/model/metadata.ts';
import { loadReference } from '../api-reference/model/source.ts';
import type { Operation } from '../api-reference/model/types.ts';
import { type Thing, thingsOf } from '../api-reference/things/things.ts';
import type { SidebarItem } from '../config/sidebars/types.ts';
import { apiPath } from '../lib/urls/urls.ts';

/** Entries of the operations of the contract, by tag and by the thing that they handle. */
export function apiItems(): SidebarItem[] {
	const { operations, tags } = loadReference();
	return tags.map(({ name, slug }) => ({
		label: name,
		page: apiPath(slug),
		folded: true,
		items: thingsOf(
			name,
			operations.filter(({ tag }) => tag === name),
		).flatMap(entriesOf),
	}));
}

function entriesOf({ label, operations }: Thing<Operation>): SidebarItem[] {
	const items = operations.map((operation) => ({
		label: titleOf(operation),
		page: apiPath(operation.slug),
		method: operation.method,
		...(operation.removed && { gone: true as const }),
	}));
	return label === '' ? items : [{ label, heading: true, items }];
}
