import { type CommandPage, commandsOf } from './page.ts';
import type { PageVerdict } from './run-page.ts';

/** Commands of a page that say neither that they run nor why not, as `file:line`. */
export function undecided(page: CommandPage): string[] {
	return commandsOf(page)
		.filter(({ kind, marks }) => !marks.run && !marks.skip && kind !== 'sample')
		.map(({ file = page.file, line }) => `${file}:${line}`);
}

/** A table: page, commands, run, compared outputs, failed, and why the others are not run. */
export function commandTable(rows: readonly { page: CommandPage; verdict?: PageVerdict }[]): string {
	const cells = rows.map(({ page, verdict }) => {
		const commands = commandsOf(page).filter(({ kind, marks }) => kind !== 'sample' || marks.run);
		const why = new Map<string, number>();
		for (const { marks } of commands) {
			if (marks.run) continue;
			const reason = marks.skip ?? 'no mark';
			why.set(reason, (why.get(reason) ?? 0) + 1);
		}
		return {
			page: page.file.replace(/^src\/content\/docs\//, '').replace(/\.mdx?$/, ''),
			numbers: [commands.length, verdict?.run ?? 0, verdict?.compared ?? 0, verdict?.problems.length ?? 0],
			why,
		};
	});
	const whole = new Map<string, number>();
	for (const { why } of cells)
		for (const [name, count] of why) whole.set(name, (whole.get(name) ?? 0) + count);
	const sums = [0, 1, 2, 3].map((column) =>
		cells.reduce((sum, { numbers }) => sum + (numbers[column] ?? 0), 0),
	);
	const width = Math.max(4, ...cells.map(({ page }) => page.length)) + 2;
	const row = (first: string, numbers: readonly (string | number)[], why: string) =>
		(first.padEnd(width) + numbers.map((number) => String(number).padEnd(10)).join('') + why).trimEnd();
	const said = (why: Map<string, number>) => [...why].map(([name, count]) => `${count} ${name}`).join(', ');
	return [
		row('page', ['commands', 'run', 'compared', 'failed'], 'not run'),
		...cells.map(({ page, numbers, why }) => row(page, numbers, said(why))),
		row('all', sums, said(whole)),
	].join('\n');
}
