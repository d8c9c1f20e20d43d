import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { measured, sizeOf } from './commands.ts';
import { multiply } from './multiply.ts';
import { reported, titles, writeReport } from './report.ts';
import { megabytes } from './results.ts';
import { WORKSHOP } from './sites.ts';

/**
 * `npm run bench:scale -- 2000 5000`: multiplies the real pages in a temporary copy of the project until there are as
 * many as named, builds each size, and notes in `RESULTS.md` what each added page takes. Sizes that are not named keep
 * their rows; `0` names the site itself. `-- 2000 --profile` also leaves a profile of the processor in the folder of the
 * copy.
 */

/** What one size took. */
type Row = [pages: number, cpu: number, seconds: number, peak: number, megabytes: number];

const words = process.argv.slice(2).filter((word) => word !== '--profile');
const profiled = process.argv.includes('--profile');
const sizes = words.map(Number);
if (sizes.length === 0 || sizes.some((size) => !(size >= 0)))
	throw new Error(
		`Sizes\n  found:    ${words.join(' ')}\n  expected: numbers of pages, as in: npm run bench:scale -- 2000 5000`,
	);

const rows = new Map<number, Row>(
	(reported().get(titles.scale)?.rows ?? []).map((row) => [
		Number(row[0]),
		row.slice(0, 5).map(Number) as Row,
	]),
);
const known = Math.min(...rows.keys());
const existing = sizes.includes(0) || rows.size === 0 ? noted(buildAt(0)) : known;
for (const size of sizes) if (size > existing) noted(buildAt(size - existing));
writeReport([
	{
		title: titles.scale,
		how: 'Copies of the real guides below folders of their own, each with a sidebar; the API stays as it is. First row: the site itself. All without caches. Compare the last columns, what each page takes that a row has more than the row above: they stay the same where nothing grows faster than the pages.',
		head: [
			'Pages',
			'CPU seconds',
			'Seconds',
			'Peak memory, MB',
			'Output, MB',
			'CPU ms a page more',
			'Memory KB a page more',
			'Output KB a page more',
		],
		rows: [...rows.values()]
			.sort(([a], [b]) => a - b)
			.map((row, index, all) => [...row, ...perPage(row, all[index - 1])]),
	},
]);

function noted(row: Row): number {
	rows.set(row[0], row);
	return row[0];
}

/** What each added page takes; in the first row, what each page takes. */
function perPage(row: Row, before: Row = [0, 0, 0, 0, 0]): number[] {
	const [pages, cpu, , peak, output] = row.map((value, at) => value - (before[at] ?? 0)) as Row;
	return [cpu, peak, output].map((value) => Math.round((1000 * value) / pages));
}

/** Builds the site with some more pages than it has. */
function buildAt(added: number): Row {
	const root = join(WORKSHOP, `scale-${added}`);
	multiply(root, added);
	const note = join(root, 'peak.txt');
	writeFileSync(
		join(root, 'peak.mjs'),
		`import { writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(${JSON.stringify(note)}, String(process.resourceUsage().maxRSS)));\n`,
	);
	const astro = resolve('node_modules/astro/bin/astro.mjs');
	const flags = profiled ? `--cpu-prof --cpu-prof-dir="${root}"` : '';
	const build = measured(
		`"${process.execPath}" ${flags} --import ./peak.mjs "${astro}" build --root "${root}"`,
		root,
	);
	const { pages, bytes } = sizeOf(join(root, 'dist'));
	const peak = Number(readFileSync(note, 'utf8')) / 1000;
	return [pages, Math.round(build.cpu), Math.round(build.seconds), Math.round(peak), megabytes(bytes)];
}
