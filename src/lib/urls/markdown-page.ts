import { placeOf } from './places.ts';
import { twinPath } from './urls.ts';

/** Pages that answer for others and say nothing themselves. */
const WITHOUT_TWIN: readonly string[] = ['/404', '/offline'];

/**
 * Root-relative address of the Markdown of a page, its twin.
 *
 * @param path address of a page
 * @returns undefined for pages that answer in place of others: they have no twin
 */
export function twinOf(path: string): string | undefined {
	return WITHOUT_TWIN.includes(placeOf(path).page) ? undefined : twinPath(path);
}
