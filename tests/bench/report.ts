import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine, markdownOf, type Table } from './results.ts';

/** The parts of the report in their order, and how their tables are called. */
const TITLES = {
	pages: 'A first visit',
	search: 'A first search',
	build: 'A build from nothing',
	scale: 'Scale',
	load: 'Load',
} as const;
type Part = keyof typeof TITLES;
type Made = Partial<Record<Part, Table>>;
const ORDER = Object.keys(TITLES) as Part[];

const HERE = import.meta.dirname;
const RESULTS = join(HERE, 'RESULTS.md');

/** Writes `RESULTS.md` with new tables; those that were not made again stay as they stand there. */
export function writeReport(made: Made): void {
	const text = reportOf(sectionsOf(readFileSync(RESULTS, 'utf8'), made));
	writeFileSync(RESULTS, text);
	console.log(text);
}

/** The tables of a report as lines of Markdown: those that were made, else as they stand in the report before. */
export function sectionsOf(report: string, made: Made): string[] {
	const before = report.split(/^(?=## )/m);
	return ORDER.flatMap((part) => {
		const table = made[part];
		const text = table
			? markdownOf(TITLES[part], table)
			: before.find((section) => section.startsWith(`## ${TITLES[part]}\n`))?.trim();
		return text ? [text, ''] : [];
	});
}

function reportOf(sections: readonly string[]): string {
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
		...sections,
		readFileSync(join(HERE, 'notes.md'), 'utf8').trim(),
		'',
	].join('\n');
}
