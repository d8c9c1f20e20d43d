import { existsSync } from 'node:fs';
import path from 'node:path';
import { nestsTooDeep } from '../lib/files/nesting.ts';
import { tryReadText } from '../lib/files/read-text.ts';
import { routeOfFile } from '../lib/urls/page-routes.ts';
import { placeOf } from '../lib/urls/places.ts';
import { readCommands } from '../markdown/code/shell-blocks.ts';
import { versionProblems } from '../prose/since/check.ts';
import { facts } from '../schemas/data/index.ts';
import { readFacts } from '../schemas/data/read-facts.ts';
import { checkFrontmatter } from '../schemas/frontmatter/check.ts';
import { wrongFileName } from '../schemas/frontmatter/page-files.ts';
import type { Problem } from '../schemas/frontmatter/problem.ts';
import { leftSamples } from '../schemas/frontmatter/samples.ts';
import { toWrittenPage } from '../schemas/frontmatter/written-page.ts';
import { checkMdx } from './mdx/check-mdx.ts';

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
 * Finds every mistake in the name and the frontmatter of a page; when there is none, every mistake in its MDX, components, commands
 * and versions, and every sample that a published page still has.
 */
export function checkPage(file: string, source: string): Problem[] {
	const problems = [...wrongFileName(file), ...checkFrontmatter(file, source)];
	if (problems.length > 0) return problems;
	const tooDeep = deepNesting(file, source);
	if (tooDeep.length > 0) return tooDeep;
	const isDraft = toWrittenPage(file, source).data['draft'] === true;
	return [
		...checkMdx(file, source),
		...readCommands(file, source).problems,
		...wrongVersions(file, source),
		...(isDraft ? [] : leftSamples(file, source)),
	];
}

/** What keeps the parser from reading a page: it crashes on text that nests too deep. */
function deepNesting(file: string, source: string): Problem[] {
	if (!nestsTooDeep(source)) return [];
	const found = 'hundreds of nested brackets, tags, quotes, or lists';
	return [
		{ ...startOf(file), found, expected: 'at most 100 levels', write: 'fewer levels, or what closes them' },
	];
}

const startOf = (file: string) => ({ file, line: 1, column: 1, field: 'file' });

/** What's wrong with the versions of a page. Small sites of tests have no table. */
function wrongVersions(file: string, source: string): Problem[] {
	if (!existsSync(facts.since.file)) return [];
	const page = placeOf(routeOfFile(file)).page.slice(1);
	return versionProblems(readFacts('since'), page, source).map((wrong) => ({
		file,
		field: 'version',
		...wrong,
	}));
}
