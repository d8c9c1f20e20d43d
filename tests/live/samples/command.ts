import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { type Attempt, MissingTool } from './languages/language.ts';

/** What a compiler said, or that the machine has none. */
export interface Compiled extends Attempt {
	isMissing?: boolean;
}

/** Runs a compiler, or says that the machine lacks it. */
export function command(tool: string, words: string[], options: SpawnSyncOptions = {}): Compiled {
	const { status, stderr, stdout, error } = spawnSync(tool, words, { ...options, encoding: 'utf8' });
	if (error) return { tool, isMissing: true };
	return status === 0 ? { tool } : { tool, problem: `${stdout}${stderr}` || `${tool} ended with ${status}` };
}

/**
 * Runs a program that a language needs.
 *
 * @param hint how to install it
 * @returns what went wrong, or undefined
 * @throws MissingTool when the machine lacks it
 */
export function need(
	hint: string,
	tool: string,
	words: string[],
	options?: SpawnSyncOptions,
): string | undefined {
	const { problem, isMissing } = command(tool, words, options);
	if (isMissing) throw new MissingTool(tool, hint);
	return problem;
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
	const { stdout, stderr, error } = spawnSync(tool, words, { encoding: 'utf8' });
	if (error) throw new MissingTool(tool, hint);
	const version =
		`${tool} ${/\d+\.\d+/.exec(`${stdout}${stderr}`.replace(/^.*warning:.*$/gim, ''))?.[0] ?? ''}`.trim();
	versions.set(tool, version);
	return version;
}
