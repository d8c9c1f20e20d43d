import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../../markdown/code/shell-blocks.ts';
import { toolchains } from '../../markdown/code/toolchains.ts';
import { systemPostgres } from '../server/find-postgres.ts';
import { cacheFolder } from '../server/packages.ts';
import { allowedPorts, freePort } from '../server/ports.ts';
import { differentOutput, namesOf } from './compare.ts';
import { compileProject, runsFiles } from './compile.ts';
import { type CommandPage, codeOf, joinPart, onlyReads, stateOf, textOf, toolsOf } from './page.ts';
import type { Scratch, ScratchBase } from './scratch.ts';
import { type Ran, type Session, startSession } from './session.ts';
import { CHANGE_SHOWS_MS } from './states.ts';
import { environment, Words } from './words.ts';

/** What came of the commands of a page. */
export interface PageVerdict {
	run: number;
	compared: number;
	/** Each with place, command, expected and got. */
	problems: string[];
}

/**
 * Runs the marked commands of a page in order, in a shell of its own and a world that nothing has changed, and
 * compares what they print.
 *
 * @param next page that comes after it; its world starts meanwhile
 */
export async function runPage(
	page: CommandPage,
	base: ScratchBase,
	next?: CommandPage,
): Promise<PageVerdict> {
	const isShared = onlyReads(page);
	const scratch = await (isShared ? base.share(stateOf(page)) : base.start(stateOf(page)));
	if (next && !onlyReads(next)) base.prepare(stateOf(next));
	try {
		return await followPages([page], scratch);
	} finally {
		if (!isShared) await scratch.stop();
	}
}

/** What a reader has after the last page: a terminal in its folder, in which programs still run. */
export interface Followed {
	session: Session;
	/** Puts addresses of the world in place of those that pages show. */
	toWorld(text: string): string;
	/** A new terminal in the same folder; what ran in the one before has ended. */
	reopen(): Promise<Session>;
}

/**
 * Runs pages as one reader follows them: on one server and in one folder, each page in a terminal of its own.
 *
 * @param between what readers do between two pages
 * @param after what is done in the end, before the programs of the last page end
 */
export async function followPages(
	pages: readonly CommandPage[],
	scratch: Scratch,
	{ between, after }: { between?: () => Promise<void>; after?: (followed: Followed) => Promise<void> } = {},
): Promise<PageVerdict> {
	const verdict: PageVerdict = { run: 0, compared: 0, problems: [] };
	const program = await freePort(allowedPorts());
	const tools = pages.flatMap(toolsOf);
	const words = new Words(scratch, program, tools.includes('edge'));
	const home = mkdtempSync(join(scratch.folder, 'session-'));
	let session: Session | undefined;
	let folder = '';
	const open = async () => {
		await session?.end();
		session = await startSession(
			home,
			cacheFolder(),
			environment(scratch, program),
			systemPostgres(),
			tools.some((name) => toolchains[name].registry),
		);
		if (folder) await session.run(`cd '${folder}'`);
		return session;
	};
	try {
		for (const [index, page] of pages.entries()) {
			if (index > 0) await between?.();
			folder = await runSteps(page, await open(), words, verdict);
		}
		if (session && verdict.problems.length === 0)
			await after?.({ session, toWorld: (text) => words.toWorld(text), reopen: open });
	} finally {
		await session?.end();
	}
	return verdict;
}

/** Runs the steps of a page, and returns the folder in which they end. */
async function runSteps(
	{ file, steps }: CommandPage,
	session: Session,
	words: Words,
	verdict: PageVerdict,
): Promise<string> {
	let { folder } = await session.run(':');
	/** Lines of the files that changed since the project was compiled, by name. */
	const changed = new Map<string, number>();
	const compile = async () => {
		const problem = changed.size > 0 && (await compileProject(session, folder));
		if (problem) verdict.problems.push(wrongFiles(file, changed, problem));
		changed.clear();
	};
	for (const step of steps) {
		if (step.kind === 'file') {
			if (!step.adds && changed.has(step.name)) await compile();
			changed.set(step.name, step.line);
			const path = join(folder, step.name);
			mkdirSync(dirname(path), { recursive: true });
			const before = step.adds && existsSync(path) ? readFileSync(path, 'utf8') : '';
			writeFileSync(path, joinPart(before, `${words.toWorld(textOf(step))}\n`, step.adds));
			continue;
		}
		if (!step.marks.run) continue;
		if (runsFiles(step)) await compile();
		const shown = codeOf(step, file);
		const code = words.toWorld(shown);
		if (verdict.run > 0 && /\/api\/(client|frontend)/.test(code)) await wait(CHANGE_SHOWS_MS);
		verdict.run += 1;
		try {
			const ran = await session.run(
				code,
				step.marks.until && words.toWorld(step.marks.until),
				step.marks.minutes,
			);
			folder = ran.folder || folder;
			const output = words.toPage(ran.output);
			const problem = wrongEnd(step, ran) ?? (step.output && differentOutput(output, step.output));
			if (step.output) {
				verdict.compared += 1;
				words.learn(namesOf(output, step.output));
			}
			if (problem)
				verdict.problems.push(report(file, step, shown, problem, output, words.toPage(ran.errors)));
		} catch (error) {
			verdict.problems.push(report(file, step, shown, String(error), '', ''));
			return folder;
		}
	}
	await compile();
	return folder;
}

function wrongFiles(file: string, changed: ReadonlyMap<string, number>, problem: string): string {
	const names = [...changed].map(([name, line]) => `${name} (line ${line})`).join(', ');
	return `${file}: the project does not compile with ${names} as shown\n${problem.replace(/^/gm, '    ')}`;
}

function wrongEnd({ marks }: Command, { statuses, failed }: Ran): string | undefined {
	const last = statuses.at(-1);
	if (marks.status) return last === marks.status ? undefined : `expected status ${marks.status}, got ${last}`;
	const refused = statuses.find((status) => status >= 400);
	if (refused) return `the server answered ${refused}`;
	return failed ? `failed: ${failed}` : undefined;
}

function report(file: string, step: Command, code: string, problem: string, output: string, errors: string) {
	const indent = (text: string) => text.trimEnd().replace(/^/gm, '    ');
	const parts = [`${step.file ?? file}:${step.line}: ${problem}`, '  command', indent(code)];
	if (step.output) parts.push(`  expected (line ${step.output.line})`, indent(step.output.text));
	parts.push('  got', indent(output.slice(0, 4000)));
	if (errors.trim()) parts.push('  errors', indent(errors.slice(-1500)));
	return parts.join('\n');
}
