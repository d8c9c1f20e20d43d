import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { MissingTool } from './languages/language.ts';

/**
 * Runs a program that a language needs.
 *
 * @param hint how to install it
 * @returns what went wrong, also that it took too long, or undefined
 * @throws MissingTool when the machine lacks it
 */
export function need(
	hint: string,
	tool: string,
	words: string[],
	options?: SpawnSyncOptions,
): string | undefined {
	const { status, signal, output, error } = start(hint, tool, words, options);
	if (error) return `${output}${error.message}`.trim();
	return status === 0 ? undefined : output || `${tool} ended with ${status ?? signal}`;
}

/**
 * Runs a script of an npm package with the Node that runs this.
 *
 * @returns what went wrong, or undefined
 */
export function needScript(script: string, words: string[], options?: SpawnSyncOptions): string | undefined {
	return need('https://nodejs.org', process.execPath, [script, ...words], options);
}

const versions = new Map<string, string>();

/**
 * Name and version of a program, such as `go 1.19`.
 *
 * @throws MissingTool when the machine lacks it
 */
export function versionOf(hint: string, tool: string, words: string[] = ['--version']): string {
	const known = versions.get(tool);
	if (known) return known;
	const { output, error } = start(hint, tool, words);
	if (error) throw error;
	const version = `${tool} ${/\d+\.\d+/.exec(output.replace(/^.*warning:.*$/gim, ''))?.[0] ?? ''}`.trim();
	versions.set(tool, version);
	return version;
}

function start(hint: string, tool: string, words: string[], options: SpawnSyncOptions = {}) {
	const { stdout, stderr, ...ended } = spawnSync(tool, words, { ...options, encoding: 'utf8' });
	if (ended.error && 'code' in ended.error && ended.error.code === 'ENOENT')
		throw new MissingTool(tool, hint);
	return { ...ended, output: `${stdout ?? ''}${stderr ?? ''}` };
}
