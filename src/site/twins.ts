import { placeOf } from './places.ts';

/** Pages that answer for others and say nothing themselves. */
const WITHOUT_TWIN: readonly string[] = ['/404', '/offline'];

/**
 * Root-relative address of the Markdown of a page, its twin: the address of the page with `.md` behind it.
 *
 * @param path address of a page
 * @returns undefined for pages that answer in place of others: they have no twin
 */
export function twinOf(path: string): string | undefined {
	if (WITHOUT_TWIN.includes(placeOf(path).page)) return undefined;
	return path === '/' ? '/index.md' : `${path}.md`;
}

/** Address of the page that a twin belongs to, the reverse of `twinOf`. */
export function pageOfTwin(twin: string): string {
	return twin === '/index.md' ? '/' : twin.replace(/\.md$/, '');
}

/** Address of the list of all twins, with what an agent should know. */
export const llmsIndex = '/llms.txt';

/** Address of all twins in one file, or of those of a section. */
export function llmsFull(section?: string): string {
	return section === undefined ? '/llms-full.txt' : `/llms-full/${section}.txt`;
}
