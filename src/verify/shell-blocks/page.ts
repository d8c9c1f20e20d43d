import { readFileSync } from 'node:fs';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { toCurl } from '../../markdown/code/curl.ts';
import type { ServerState } from '../../markdown/code/server-states.ts';
import { type Command, type NamedFile, readCommands } from '../../markdown/code/shell-blocks.ts';
import type { Toolchain } from '../../markdown/code/toolchains.ts';
import { type RequestProps, requestModel } from '../../ui/components/api-request/model.ts';
import { extractRegion } from '../../ui/components/sample/regions.ts';
import { partsOf, wholeOf } from './parts.ts';

/** A page with commands, marked or not. */
export interface CommandPage {
	/** Path from the root of the project. */
	file: string;
	steps: (Command | NamedFile)[];
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

/**
 * Reads pages, given by paths from the root of the project; those without commands are left out. A page and its parts
 * are one, because readers follow them in one folder and terminal.
 */
export function readPages(files: readonly string[]): CommandPage[] {
	return [...new Set(files.map(wholeOf))].map(wholePage).filter((page) => commandsOf(page).length > 0);
}

function wholePage(file: string): CommandPage {
	const parts = partsOf(file).flatMap((part) =>
		pageOf(part, readFileSync(part, 'utf8')).steps.map((step) => ({ ...step, file: part })),
	);
	return { file, steps: [...pageOf(file, readFileSync(file, 'utf8')).steps, ...parts] };
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

/** Toolchains that a page is followed with, which the page names that it continues. */
export function toolsOfWhole(file: string, source: string): readonly Toolchain[] {
	const whole = wholeOf(file);
	return toolsOf(whole === file ? pageOf(file, source) : pageOf(whole, readFileSync(whole, 'utf8')));
}

/** State of the server that the page starts from. */
export function stateOf(page: CommandPage): ServerState {
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

/** What readers see of a file. */
export function textOf({ from }: NamedFile): string {
	return 'text' in from ? from.text : sampleText(from.sample, from.region);
}

/** A file after readers put a part of it where the page says. */
export function joinPart(before: string, part: string, adds: NamedFile['adds']): string {
	if (!before || !adds) return part;
	return adds === 'top' ? `${part}\n${before}` : `${before}\n${part}`;
}

function sampleText(sample: string, region: string | undefined): string {
	const path = `src/samples/${sample}`;
	return extractRegion(readFileSync(path, 'utf8'), region, path);
}
