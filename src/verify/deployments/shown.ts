import { readFileSync } from 'node:fs';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { parseMeta } from '../../markdown/code/meta.ts';
import { nodesOf } from '../../markdown/page-tree.ts';

/** A code block of a page. */
export interface ShownBlock {
	language: string;
	title: string | undefined;
	text: string;
}

/** The code blocks of a page, in its order. */
export function shownBlocks(file: string): ShownBlock[] {
	return nodesOf(readFileSync(file, 'utf8')).flatMap((node) =>
		node.type === 'code'
			? [{ language: node.lang ?? '', title: parseMeta(node.meta ?? '', file).title, text: node.value }]
			: [],
	);
}

/**
 * The text of the one block of a page that has a title.
 *
 * @throws {BuildError} when there is none, or more than one
 */
export function shownFile(file: string, title: string): string {
	const blocks = shownBlocks(file).filter((block) => block.title === title);
	const [block] = blocks;
	if (!block || blocks.length > 1) {
		throw problem({
			where: file,
			found: `${blocks.length} code blocks with the title ${title}`,
			expected: 'one',
			write: 'its new title in src/verify/deployments, if it was renamed',
		});
	}
	return block.text;
}

/**
 * Puts other texts in the place of those that a page shows.
 *
 * @param where the file, for the problem
 * @throws {BuildError} when a text is not there: the page says something else, and would not be tried as it stands
 */
export function replaceAll(text: string, by: Record<string, string>, where: string): string {
	return Object.entries(by).reduce((rest, [from, to]) => {
		if (rest.includes(from)) return rest.replaceAll(from, to);
		throw problem({
			where,
			found: `no ${JSON.stringify(from)}`,
			expected: 'a text to put the place of the test in',
			write: 'the words of the page in src/verify/deployments',
		});
	}, text);
}
