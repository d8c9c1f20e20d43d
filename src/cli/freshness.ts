import { parseArgs } from 'node:util';
import { documentedVersion } from '../api-reference/contract/version.ts';
import { writtenPages } from '../schemas/frontmatter/written-page.ts';
import { dayOf, spanOf } from '../verify/reviews/age.ts';
import { freshnessRows, freshnessTable, olderThan } from '../verify/reviews/table.ts';

/*
 * Lists pages by the age of their review, the oldest first.
 *
 * --older 180d   only pages with an older review or none; exits with 1 if there is one
 * --json         for machines, with all that each page depends on
 */
try {
	const { values } = parseArgs({ options: { older: { type: 'string' }, json: { type: 'boolean' } } });
	const all = freshnessRows(writtenPages(), dayOf());
	const rows = values.older === undefined ? all : olderThan(all, spanOf(values.older));
	console.log(
		values.json ? JSON.stringify(rows, undefined, '\t') : freshnessTable(rows, documentedVersion()),
	);
	if (values.older !== undefined && rows.length > 0) process.exitCode = 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
