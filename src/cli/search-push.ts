import { readEnvironment } from '../lib/environment/environment.ts';
import { push, pushTarget } from '../search/export/push/index.ts';
import { PushError } from '../search/export/push/replace.ts';
import { blockRecords } from '../search/export/records.ts';
import { readPages } from '../search/records/read-pages.ts';

/* npm run search:push: replaces the index of the configured engine by the pages in dist. */
try {
	const target = pushTarget(readEnvironment(), process.env['SEARCH_ADMIN_KEY']);
	const records = blockRecords(await readPages('dist'));
	const notes = await push(target, records);
	console.log(`${records.length} records are in ${target.index} of ${target.engine}`);
	for (const note of notes) console.warn(note);
} catch (error) {
	if (!(error instanceof PushError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
