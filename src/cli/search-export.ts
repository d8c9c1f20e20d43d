import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblem } from '../lib/diagnostics/build-error.ts';
import { formats } from '../search/export/formats.ts';
import { blockRecords } from '../search/export/records.ts';
import { readPages } from '../search/records/read-pages.ts';
import { hostedEngines } from '../search/settings.ts';

/* npm run search:export -- --format algolia|typesense|meilisearch [--out DIR] [--origin URL]: writes records.json, settings.json and synonyms.json, which Meilisearch has in its settings. */
const { values } = parseArgs({
	options: { format: { type: 'string' }, out: { type: 'string' }, origin: { type: 'string' } },
});
const format = hostedEngines.find((engine) => engine === values.format);
if (!format) {
	console.error(
		formatProblem({
			where: '--format',
			found: values.format ?? 'nothing',
			expected: `one of ${hostedEngines.join(', ')}`,
			write: 'npm run search:export -- --format algolia',
		}),
	);
	process.exit(1);
}
const pages = await readPages('dist');
const { records, settings, synonyms } = formats[format](
	blockRecords(pages, values.origin?.replace(/\/$/, '')),
);
const out = resolve(values.out ?? join('.cache', 'search', format));
await mkdir(out, { recursive: true });
await writeFile(join(out, 'records.json'), `${JSON.stringify(records, null, '\t')}\n`);
await writeFile(join(out, 'settings.json'), `${JSON.stringify(settings, null, '\t')}\n`);
if (synonyms) await writeFile(join(out, 'synonyms.json'), `${JSON.stringify(synonyms, null, '\t')}\n`);
console.log(`${records.length} records of ${pages.length} pages, and settings, are in ${out}`);
