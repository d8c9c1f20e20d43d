import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentedVersion } from '../api-reference/contract/version.ts';
import { projectRoot, writtenPages } from '../schemas/frontmatter/written-page.ts';
import { dayOf } from '../verify/reviews/age.ts';
import { choosePages } from '../verify/reviews/choose.ts';
import { inputsOfToday } from '../verify/reviews/inputs.ts';
import { assertRun, reviewPage } from '../verify/reviews/review-page.ts';
import { readVerified } from '../verify/reviews/verified.ts';

/*
 * Notes in the frontmatter of pages that they were reviewed today, with the version of the last live run.
 *
 * The arguments are routes or files. --all-changed takes the pages that say something else than at their review,
 * --missing those without one. A page is refused when its frontmatter is wrong or when the live run did not prove what
 * it shows; then the others are written all the same, and the exit code is 1.
 */
try {
	const { values, positionals: named } = parseArgs({
		allowPositionals: true,
		options: { 'all-changed': { type: 'boolean' }, missing: { type: 'boolean' } },
	});
	const choice = { named, allChanged: values['all-changed'], missing: values.missing };
	const pages = choosePages(writtenPages(), choice);
	const run = assertRun(readVerified(), documentedVersion());
	const today = inputsOfToday();
	let written = 0;
	for (const page of pages) {
		const { source, refusals, open } = reviewPage(page, run, dayOf(), today);
		for (const [why, all = []] of Object.entries(Object.groupBy(open, ({ kind, why }) => `${kind}, ${why}`)))
			console.log(`${page.route}  look yourself (${why}): ${all.map(({ name }) => name).join(', ')}`);
		if (source === undefined) {
			console.error(`${page.file}  refused\n  ${refusals.join('\n  ')}`);
			process.exitCode = 1;
			continue;
		}
		writeFileSync(join(projectRoot, page.file), source);
		written += 1;
	}
	console.log(`${written} of ${pages.length} pages reviewed with Unleash ${run.version}.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
