/** Methods of operations; entries name them by their place here. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What the filter of the API knows, as short as it can be said: it travels to every reader who filters. */
export interface FilterData {
	/** Names of tags. */
	tags: string[];
	/** Names of fields. */
	names: string[];
	/** Sets of fields, by the places of their names. Bodies share them. */
	sets: number[][];
	/** Operations in the order of the menu. */
	operations: FilterEntry[];
}

/** Title, path, last part of the page's address, and places: of the method, of the tag, of the sets of the request and the answers. */
export type FilterEntry = [
	title: string,
	path: string,
	slug: string,
	method: number,
	tag: number,
	sent: number,
	received: number,
	gone?: 1,
];
