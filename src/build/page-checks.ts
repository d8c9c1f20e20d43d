import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommands } from '../markdown/code/shell-blocks.ts';
import { facts } from '../schemas/data/index.ts';
import { readFacts } from '../schemas/data/read-facts.ts';
import { checkFrontmatter } from '../schemas/frontmatter/check.ts';
import { wrongFileName } from '../schemas/frontmatter/page-files.ts';
import type { Problem } from '../schemas/frontmatter/problem.ts';
import { leftSamples } from '../schemas/frontmatter/samples.ts';
import { versionProblems } from '../since/check.ts';
import { docsFolder, routeOfFile } from '../site/page-routes.ts';
import { placeOf } from '../site/places.ts';
import { checkMdx } from './mdx/check-mdx.ts';
import { toWrittenPage } from './written-page.ts';

/** Finds every mistake in the frontmatter and the marks of commands of some pages, given by paths from the root. */
export async function checkPages(root: string, files: readonly string[]): Promise<Problem[]> {
	const problems = await Promise.all(
		files.map(async (file) => checkPage(file, await readFile(path.join(root, file), 'utf8'))),
	);
	return problems.flat();
}

/**
 * Finds every mistake in the name and the frontmatter of a page; when there is none, every mistake in its MDX, components, commands
 * and versions, and every sample that a published page still has.
 */
export function checkPage(file: string, source: string): Problem[] {
	const problems = [...wrongFileName(file), ...checkFrontmatter(file, source)];
	if (problems.length > 0) return problems;
	const isDraft = toWrittenPage(file, source).data['draft'] === true;
	return [
		...checkMdx(file, source),
		...readCommands(file, source).problems,
		...wrongVersions(file, source),
		...(isDraft ? [] : leftSamples(file, source)),
	];
}

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
