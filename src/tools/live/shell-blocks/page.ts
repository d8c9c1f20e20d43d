import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RequestProps, requestModel } from '../../../components/api-request/model.ts';
import { extractRegion } from '../../../components/sample/regions.ts';
import { toCurl } from '../../../markdown/code/curl.ts';
import type { ServerState } from '../../../markdown/code/server-states.ts';
import { type Command, type NamedFile, readCommands } from '../../../markdown/code/shell-blocks.ts';
import { type Toolchain, toolchains } from '../../../markdown/code/toolchains.ts';
import { problem } from '../../../site/build-error.ts';
import { systemPostgres } from '../server/find-postgres.ts';
import { cacheFolder } from '../server/packages.ts';
import { allowedPorts, freePort } from '../server/ports.ts';
import { differentOutput, namesOf } from './compare.ts';
import type { ScratchBase } from './scratch.ts';
import { type Ran, type Session, startSession } from './session.ts';
import { CHANGE_SHOWS_MS } from './states.ts';
import { environment, Words } from './words.ts';

/** A page with commands, marked or not. */
export interface CommandPage {
	/** Path from the root of the project. */
	file: string;
	steps: (Command | NamedFile)[];
}

/** What came of the commands of a page. */
export interface PageVerdict {
	run: number;
	compared: number;
	/** Each with place, command, expected and got. */
	problems: string[];
}

/** Commands of a page. */
export function commandsOf({ steps }: CommandPage): Command[] {
	return steps.filter((step): step is Command => step.kind !== 'file');
}

/**
 * Reads the text of a page.
 *
 * @throws {BuildError} naming marks that are wrong: their commands would not be run
 */
export function pageOf(file: string, source: string): CommandPage {
	const { steps, problems } = readCommands(file, source);
	if (problems.length > 0)
		throw problem(...problems.map(({ line, ...rest }) => ({ ...rest, where: `${file}:${line}` })));
	return { file, steps };
}

/** Reads pages, given by paths from the root of the project; those without commands are left out. */
export function readPages(files: readonly string[]): CommandPage[] {
	return files
		.map((file) => pageOf(file, readFileSync(file, 'utf8')))
		.filter((page) => commandsOf(page).length > 0);
}

/** The pages with commands that are run, in the order that needs the fewest states: first those that only read. */
export function inRunOrder(pages: readonly CommandPage[]): CommandPage[] {
	const rank = (page: CommandPage) => `${onlyReads(page) ? 0 : 1} ${stateOf(page)} ${page.file}`;
	return pages
		.filter((page) => commandsOf(page).some(({ marks }) => marks.run))
		.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Toolchains that the page is followed with. */
export function toolsOf(page: CommandPage): readonly Toolchain[] {
	return commandsOf(page).flatMap(({ marks }) => marks.tools ?? []);
}

function stateOf(page: CommandPage): ServerState {
	return commandsOf(page).find(({ marks }) => marks.run)?.marks.world ?? 'fresh';
}

/** Whether all that the page runs are requests that change nothing, so that other pages may use its world. */
export function onlyReads(page: CommandPage): boolean {
	return commandsOf(page)
		.filter(({ marks }) => marks.run)
		.every(({ kind, code = '', props }) =>
			kind === 'request'
				? props?.['method'] === 'GET'
				: /^(curl|wget) /.test(code) && !DOES_MORE.test(code.replace(QUOTED, "''")),
		);
}

/** Text in quotes in which the shell runs nothing. */
const QUOTED = /'[^']*'|"[^"$`]*"/g;

/** Another command, or an option with which curl or wget sends something or writes a file. */
const DOES_MORE =
	/\n(?!\s)|[;&|`]|\$\(|\s-[a-zA-Z]*([XdFTc]|[oO](?!-))|\s--(request|data|json|form|upload-file|post|method|output|remote-name|cookie-jar)/;

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
	const verdict: PageVerdict = { run: 0, compared: 0, problems: [] };
	try {
		const program = await freePort(allowedPorts());
		const tools = toolsOf(page);
		const words = new Words(scratch, program, tools.includes('edge'));
		const session = await startSession(
			mkdtempSync(join(scratch.folder, 'session-')),
			cacheFolder(),
			environment(scratch, program),
			systemPostgres(),
			tools.some((name) => toolchains[name].registry),
		);
		try {
			await runSteps(page, session, words, verdict);
		} finally {
			await session.end();
		}
	} finally {
		if (!isShared) await scratch.stop();
	}
	return verdict;
}

async function runSteps({ file, steps }: CommandPage, session: Session, words: Words, verdict: PageVerdict) {
	let { folder } = await session.run(':');
	for (const step of steps) {
		if (step.kind === 'file') {
			const path = join(folder, step.name);
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, `${words.toWorld(textOf(step))}\n`);
			continue;
		}
		if (!step.marks.run) continue;
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
			return;
		}
	}
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
	const parts = [`${file}:${step.line}: ${problem}`, '  command', indent(code)];
	if (step.output) parts.push(`  expected (line ${step.output.line})`, indent(step.output.text));
	parts.push('  got', indent(output.slice(0, 4000)));
	if (errors.trim()) parts.push('  errors', indent(errors.slice(-1500)));
	return parts.join('\n');
}

export function codeOf({ kind, code = '', props = {} }: Command, file: string): string {
	if (kind === 'block') return code;
	if (kind === 'request') {
		const { title: _, ...request } = props;
		return toCurl(requestModel(request as unknown as RequestProps, file)).replace(
			/^curl/,
			'curl --silent --show-error',
		);
	}
	return sampleText(String(props['file']), props['region'] as string | undefined);
}

export function textOf({ from }: NamedFile): string {
	return 'text' in from ? from.text : sampleText(from.sample, undefined);
}

function sampleText(sample: string, region: string | undefined): string {
	const path = `src/samples/${sample}`;
	return extractRegion(readFileSync(path, 'utf8'), region, path);
}
