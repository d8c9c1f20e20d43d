import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCommands } from '../markdown/code/shell-blocks.ts';
import { mdxMistake } from '../markdown/page-tree.ts';
import { facts } from '../schemas/data/index.ts';
import { readFacts } from '../schemas/data/read-facts.ts';
import { checkFrontmatter } from '../schemas/frontmatter/check.ts';
import type { Problem } from '../schemas/frontmatter/problem.ts';
import { leftSamples } from '../schemas/frontmatter/samples.ts';
import { isChecked, unprovenStatements } from '../since/check.ts';
import { nestsTooDeep } from '../site/nesting.ts';
import { docsFolder } from '../site/page-routes.ts';
import { tryReadText } from '../site/read-text.ts';
import { toWrittenPage } from './written-page.ts';

/** Finds every mistake of some pages, given by paths from the root. */
export function checkPages(root: string, files: readonly string[]): Problem[] {
	return files.flatMap((file) => checkPageFile(root, file));
}

/** Finds every mistake of a page. A file that is no text has one. */
export function checkPageFile(root: string, file: string): Problem[] {
	const source = tryReadText(path.join(root, file));
	return typeof source === 'string' ? checkPage(file, source) : [{ ...startOf(file), ...source }];
}

/**
 * Finds every mistake in the frontmatter of a page; when there is none, every mistake in its MDX, commands and versions,
 * and every sample that a published page still has.
 */
export function checkPage(file: string, source: string): Problem[] {
	const problems = checkFrontmatter(file, source);
	if (problems.length > 0) return problems;
	const unreadable = unreadableText(file, source);
	if (unreadable) return [unreadable];
	const isDraft = toWrittenPage(file, source).data['draft'] === true;
	return [
		...readCommands(file, source).problems,
		...wrongVersions(file, source),
		...(isDraft ? [] : leftSamples(file, source)),
	];
}

/** Why no parser takes the text of a page. */
function unreadableText(file: string, source: string): Problem | undefined {
	const start = startOf(file);
	if (nestsTooDeep(source))
		return {
			...start,
			found: 'hundreds of brackets, tags, quotes or lists in each other',
			expected: 'at most 100 levels',
			write: 'fewer levels, or the ends of what is left open',
		};
	const message = file.endsWith('.mdx') ? mdxMistake(source) : undefined;
	if (message === undefined) return undefined;
	const [, line, column, found = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? [];
	return {
		...start,
		...(line && { line: Number(line), column: Number(column) }),
		found,
		expected: 'MDX in which everything that opens also ends',
		write: 'what is missing; { and < that are text as \\{ and &lt;',
	};
}

const startOf = (file: string) => ({ file, line: 1, column: 1, field: 'file' });

/** Versions that differ from those of the table, on a page that the table names. A unit test looks at all pages. */
function wrongVersions(file: string, source: string): Problem[] {
	if (!existsSync(facts.since.file)) return [];
	const table = readFacts('since');
	const page = file.slice(docsFolder.length + 1).replace(/\.mdx?$/, '');
	const isNamed = Object.values(table).some(({ pages }) => pages.includes(page));
	if (!isNamed || !isChecked(page)) return [];
	return unprovenStatements(table, page, source).map((wrong) => ({
		file,
		column: 1,
		field: 'version',
		...wrong,
	}));
}
