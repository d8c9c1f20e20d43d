import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEdge } from '../server/edge.ts';

/** An option as the help of Edge shows it. */
export interface HelpOption {
	short: string | undefined;
	variable: string | undefined;
	default: string | undefined;
	/** Choices, if there are any. */
	values: string[];
	isBoolean: boolean;
}

/** Commands of Edge; an empty text is the program itself. */
const commandsOfEdge = ['', 'edge', 'offline', 'health', 'ready'] as const;

/** Name of a command of Edge. */
export type EdgeCommand = (typeof commandsOfEdge)[number];

/** Asks the program for the options of each command, by long name without dashes. */
export async function readEdgeHelp(): Promise<Record<EdgeCommand, Record<string, HelpOption>>> {
	const folder = mkdtempSync(join(tmpdir(), 'edge-help-'));
	try {
		const texts = await Promise.all(
			commandsOfEdge.map(async (command) => {
				const { said } = await runEdge(folder, [...(command ? [command] : []), '--help']);
				return [command, optionsIn(said)] as const;
			}),
		);
		return Object.fromEntries(texts) as Record<EdgeCommand, Record<string, HelpOption>>;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Reads the help that clap writes: an option begins a line, what is said of it is indented below. */
function optionsIn(help: string): Record<string, HelpOption> {
	const entries = help.split(/\n(?=\s{2,6}(?:-\w, )?--[a-z])/).slice(1);
	return Object.fromEntries(
		entries.flatMap((entry) => {
			const head = /^\s*(?:-(\w), )?--([a-z0-9-]+)( <)?/.exec(entry);
			if (!head?.[2] || head[2] === 'help') return [];
			const inBrackets = (name: string) => new RegExp(`\\[${name}: ?([^\\]]*)\\]`).exec(entry)?.[1];
			const bullets = [...entry.matchAll(/^\s+- ([a-z-]+)/gm)].map(([, value = '']) => value);
			const choices = inBrackets('possible values')?.split(', ') ?? bullets;
			const option: HelpOption = {
				short: head[1],
				variable: inBrackets('env')?.replace(/=.*$/s, ''),
				default: inBrackets('default'),
				values: choices,
				isBoolean: head[3] === undefined,
			};
			return [[head[2], option]];
		}),
	);
}
