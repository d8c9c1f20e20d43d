import type { Operation } from '../../api-reference/model/types.ts';

/** What the picture of a page says. */
export interface Card {
	title: string;
	/** Where the page belongs, such as `Reference` or `API reference, Segments`. */
	section: string;
	/** What a page of an operation describes. */
	endpoint?: Pick<Operation, 'method' | 'path'>;
}
