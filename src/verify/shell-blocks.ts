import { documentedVersion } from '../api-reference/contract/version.ts';
import { pageFiles } from '../schemas/frontmatter/page-files.ts';
import { choose, NothingChosen } from './choose.ts';
import { MissingPrerequisite } from './server/missing.ts';
import { installPackages } from './server/packages.ts';
import { followedOn, noteFollowed } from './shell-blocks/followed.ts';
import { type CommandPage, inRunOrder, readPages, toolsOf } from './shell-blocks/page.ts';
import { type PageVerdict, runPage } from './shell-blocks/run-page.ts';
import { startScratchBase } from './shell-blocks/scratch.ts';
import { commandTable } from './shell-blocks/table.ts';
import { missingTools } from './shell-blocks/toolchains.ts';

/**
 * `npm run commands`: runs the marked commands of pages and prints what was done. Words choose pages by part of their
 * path. Pages with toolchains run when words choose them, or when they changed since they were followed.
 */

const words = process.argv.slice(2);
try {
	installPackages();
	const pages = choose(readPages(pageFiles('.')), words, 'npm run commands -- quickstart');
	const base = await startScratchBase();
	const rows: { page: (typeof pages)[number]; verdict?: PageVerdict }[] = [];
	try {
		const isWanted = (page: CommandPage) =>
			words.length > 0 || toolsOf(page).length === 0 || !followedOn(page);
		const ordered = inRunOrder(pages).filter(isWanted);
		for (const [index, page] of ordered.entries()) {
			const tools = toolsOf(page);
			const missing = await missingTools(tools);
			if (missing) {
				console.error(`${index + 1}/${ordered.length} ${page.file}: not followed, as ${missing}`);
				continue;
			}
			const verdict = await runPage(page, base, ordered[index + 1]);
			rows.push({ page, verdict });
			if (tools.length > 0 && verdict.problems.length === 0) await noteFollowed(page, documentedVersion());
			console.error(`${index + 1}/${ordered.length} ${page.file}`);
		}
	} finally {
		await base.stop();
	}
	const problems = rows.flatMap(({ verdict }) => verdict?.problems ?? []);
	for (const problem of problems) console.error(`${problem}\n`);
	const all = pages.map((page) => rows.find((row) => row.page === page) ?? { page });
	console.log(commandTable(all));
	process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
	const isPlain = error instanceof MissingPrerequisite || error instanceof NothingChosen;
	console.error(isPlain ? error.message : error);
	process.exitCode = 1;
}
