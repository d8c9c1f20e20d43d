import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { machine, markdownOf, type Table, tablesIn } from './results.ts';

/** Titles of the tables, in the order in which the report has them. */
export const titles = {
	pages: 'A first visit',
	search: 'A first search',
	build: 'A build from nothing',
	scale: 'Scale',
	load: 'Load',
} as const;

const HERE = import.meta.dirname;
const REPORT = join(HERE, 'RESULTS.md');

/** For how long the machine is watched before anything is measured, and what share of its cores may be at work then. */
const WATCHED_MS = 3000;
const QUIET = 0.15;

/** What captions say when the machine had other work before this began, `''` when it had none. */
const otherWork =
	shareAtWork() < QUIET
		? ''
		: ' Taken while other work ran on the machine: bytes hold, CPU seconds are too high, times are a hint only.';

/** The share of all cores that is at work now, 0 to 1. */
function shareAtWork(): number {
	const before = ticks();
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WATCHED_MS);
	const after = ticks();
	return (after.busy - before.busy) / (after.all - before.all);
}

function ticks(): { busy: number; all: number } {
	const cores = cpus();
	const all = cores.flatMap(({ times }) => Object.values(times));
	const idle = cores.map(({ times }) => times.idle);
	const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
	return { busy: sum(all) - sum(idle), all: sum(all) };
}

/** The tables of the report as it stands, by title. */
export function reported(): Map<string, Table> {
	return existsSync(REPORT) ? tablesIn(readFileSync(REPORT, 'utf8')) : new Map();
}

/** Writes `RESULTS.md` with new tables; those that were not made again stay as they are. */
export function writeReport(fresh: readonly Table[]): void {
	const tables = reported();
	const made = `Measured on ${new Date().toISOString().slice(0, 10)}, on ${commit()}, with ${machine()}.`;
	for (const table of fresh) tables.set(table.title, { ...table, how: `${table.how}${otherWork} ${made}` });
	const text = reportOf(tables);
	writeFileSync(REPORT, text);
	console.log(text);
}

function commit(): string {
	return spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
}

function reportOf(tables: ReadonlyMap<string, Table>): string {
	const versions = ['peers/starlight', 'peers/docusaurus', 'tools'].flatMap((name) => {
		const { dependencies } = JSON.parse(readFileSync(join(HERE, name, 'package.json'), 'utf8'));
		return Object.entries(dependencies as Record<string, string>).map(([key, value]) => `${key} ${value}`);
	});
	return [
		'# Measured side by side',
		'',
		'Written by `npm run bench`, not by hand. What is said about the numbers stands in `notes.md` beside this file.',
		'',
		`- **Versions**: ${versions.join(', ')}, wrk of the system where it has one`,
		'- **Commands**: `npm ci && npm run bench`, then `npm run bench:scale -- 2000 5000`; one part again: `npm run bench -- load --seconds 30`',
		'',
		...Object.values(titles)
			.flatMap((title) => tables.get(title) ?? [])
			.flatMap((table) => [markdownOf(table), '']),
		readFileSync(join(HERE, 'notes.md'), 'utf8').trim(),
		'',
	].join('\n');
}
