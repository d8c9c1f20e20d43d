import { spoken } from '../api-reference/model/slug.ts';
import { loadReference } from '../api-reference/model/source.ts';
import type { SidebarItem, UnlistedPage } from '../site/sidebars/types.ts';
import { apiPath } from '../site/urls.ts';

/** Entries of the operations of the contract, by tag. Those that are gone have pages, but no entries. */
export function apiItems(): SidebarItem[] {
	const { operations, tags } = loadReference();
	return tags.map(({ name, slug }) => ({
		label: name,
		page: apiPath(slug),
		pageLabel: 'Overview',
		folded: true,
		items: operations
			.filter(({ tag, removed }) => tag === name && !removed)
			.map((operation) => ({
				label: operation.summary ?? spoken(operation.operationId),
				page: apiPath(operation.slug),
				method: operation.method,
			})),
	}));
}

/** Pages of operations that are gone, each under the page of its tag. */
export function goneOperations(): UnlistedPage[] {
	const { operations, tags } = loadReference();
	return operations
		.filter(({ removed }) => removed)
		.map((operation) => {
			const tag = tags.find(({ name }) => name === operation.tag);
			return { page: apiPath(operation.slug), ...(tag && { under: apiPath(tag.slug) }) };
		});
}
