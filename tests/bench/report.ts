import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine, markdownOf, type Table } from './results.ts';
import { WORKSHOP } from './sites.ts';

/** Tables in the order in which the report has them. */
const ORDER = ['pages', 'search', 'build', 'scale', 'load'] as const;
type Tables = Partial<Record<(typeof ORDER)[number], Table>>;

const KEPT = join(WORKSHOP, 'measured.json');
const HERE = import.meta.dirname;

/** Writes `RESULTS.md` with new tables; those that were not made again stay as they are. */
export function writeReport(made: Tables): void {
	mkdirSync(WORKSHOP, { recursive: true });
	const before: Tables = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
	const tables = { ...before, ...made };
	writeFileSync(KEPT, JSON.stringify(tables));
	const text = reportOf(tables);
	writeFileSync(join(HERE, 'RESULTS.md'), text);
	console.log(text);
}

function reportOf(tables: Tables): string {
	const versions = ['peers/starlight', 'tools'].flatMap((name) => {
		const { dependencies } = JSON.parse(readFileSync(join(HERE, name, 'package.json'), 'utf8'));
		return Object.entries(dependencies as Record<string, string>).map(([key, value]) => `${key} ${value}`);
	});
	const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
	return [
		'# Measured side by side',
		'',
		'Written by `npm run bench`, not by hand. What is said about the numbers stands in `notes.md` beside this file.',
		'',
		`- **Day and commit**: ${new Date().toISOString().slice(0, 10)}, on ${commit}`,
		`- **Machine**: ${machine()}`,
		`- **Versions**: ${versions.join(', ')}, wrk of the system where it has one`,
		'- **Commands**: `npm ci && npm run bench`, then `npm run bench:scale -- 2000 5000`; one part again: `npm run bench -- load --seconds 30`',
		'',
		...ORDER.flatMap((part) => tables[part] ?? []).flatMap((table) => [markdownOf(table), '']),
		readFileSync(join(HERE, 'notes.md'), 'utf8').trim(),
		'',
	].join('\n');
}
