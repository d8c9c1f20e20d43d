import { parseArgs } from 'node:util';
import { loadContract } from '../api-reference/contract/load.ts';
import { writtenPages } from '../schemas/frontmatter/written-page.ts';
import { MissingPrerequisite } from './server/missing.ts';
import { changesBetween } from './upgrade/compare.ts';
import { placeIn } from './upgrade/documented.ts';
import { usersOfSchemas, workList } from './upgrade/report.ts';
import { factsOf } from './upgrade/server-facts.ts';
import { documentedServer, serverPackage } from './upgrade/server-package.ts';
import { touchedBy } from './upgrade/touches.ts';

/*
 * `npm run upgrade:report -- 8.3.0`: what another server has that the documented one has not, and the other way round,
 * with the files and pages that each difference touches.
 *
 * The argument is a version, or the path of an installed package. --from VERSION compares with that server instead of
 * the documented one; --json prints the changes for machines.
 */
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { from: { type: 'string' }, json: { type: 'boolean' } },
});

try {
	const [wanted] = positionals;
	if (!wanted || positionals.length > 1) {
		throw new MissingPrerequisite(
			'The version to compare with',
			positionals.join(' ') || 'nothing',
			'npm run upgrade:report -- 8.3.0',
		);
	}
	const from = values.from ? serverPackage(values.from) : documentedServer();
	const to = serverPackage(wanted);
	const [before, after] = [await factsOf(from), await factsOf(to)];
	const contract = loadContract();
	const touched = touchedBy(writtenPages(), contract, usersOfSchemas(before, after), [before, after]);
	const place = placeIn(contract);
	const tasks = changesBetween(before, after).map((change) => ({
		...change,
		place: place(change),
		pages: touched(change),
	}));
	const versions = { from: from.version, to: to.version };
	console.log(
		values.json ? JSON.stringify({ ...versions, tasks }, undefined, '\t') : workList(tasks, versions),
	);
} catch (error) {
	console.error(error instanceof MissingPrerequisite ? error.message : error);
	process.exitCode = 1;
}
