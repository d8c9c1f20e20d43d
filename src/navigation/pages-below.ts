import { writtenSidebars } from '../config/sidebars/index.ts';
import { walk } from './walk.ts';

const listed = new Set(
	writtenSidebars.flatMap((sidebar) => [...walk(sidebar)].flatMap(({ trail }) => trail.at(-1)?.page ?? [])),
);

/** The pages below the address of a page, in the order of the sidebar. */
export function pagesBelow(path: string): string[] {
	return [...listed].filter((page) => page.startsWith(`${path}/`));
}
