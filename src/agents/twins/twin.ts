import { stringify } from 'yaml';
import { twinOf } from '../../lib/urls/markdown-page.ts';
import { contentToMarkdown } from './convert.ts';
import { type ReadPage, readBuiltPage } from './read-page.ts';

/** The Markdown of a page. */
export interface Twin extends Omit<ReadPage, 'main'> {
	/** Root-relative address of the Markdown. */
	twin: string;
	/** The whole file: frontmatter and content. */
	text: string;
}

/**
 * The Markdown of a built page.
 *
 * @param html built HTML of the page
 * @param path root-relative address of the page
 * @param builtOn day of the build, for pages that have no review
 * @returns undefined for pages without one
 * @throws {BuildError} when the page cannot be read
 */
export function twinOfPage(html: string, path: string, builtOn: string): Twin | undefined {
	const twin = twinOf(path);
	if (twin === undefined) return undefined;
	const { main, ...page } = readBuiltPage(html, path);
	const fields = {
		title: page.title,
		description: page.description,
		canonical: page.canonical,
		updated: page.updated ?? builtOn,
		...(page.version !== undefined && { unleashVersion: page.version }),
	};
	const frontmatter = stringify(fields, { lineWidth: 0, defaultStringType: 'PLAIN' });
	return {
		...page,
		twin,
		text: `---\n${frontmatter}---\n\n${contentToMarkdown(main.childNodes, page.canonical)}`,
	};
}
