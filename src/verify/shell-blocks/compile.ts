import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../markdown/code/shell-blocks.ts';
import type { Session } from './session.ts';

/** How to compile a project without running it. */
interface Compiler {
	/** A file that the project has. */
	file: string;
	/** A package that its `package.json` names. Others can be in `node_modules`, which projects share. */
	dependency?: string;
	command: string;
}

/** The first one that fits is used. */
const COMPILERS: readonly Compiler[] = [
	{ file: 'svelte.config.js', command: 'npx svelte-kit sync && npx svelte-check --threshold error' },
	{
		file: 'tsconfig.app.json',
		dependency: 'vue-tsc',
		command: 'npx vue-tsc --noEmit --project tsconfig.app.json',
	},
	{ file: 'tsconfig.app.json', command: 'npx tsc --noEmit --project tsconfig.app.json' },
	{ file: 'next.config.ts', command: 'npx next typegen && npx tsc --noEmit' },
	{ file: 'go.mod', command: 'go vet ./...' },
	{ file: 'Cargo.toml', command: 'cargo check --quiet --all-targets' },
];
const MINUTES = 10;

/** Commands that compile or run what the page shows, rather than prepare the project or send requests. */
const RUNS =
	/^\s*(?:npm (?:run|start|test)|npx (?!--yes|create)|node|go (?:run|build|test|vet)|cargo (?:run|build|test)|mvn|java |python3?|pytest|ruby|bin\/rails|bundle exec|php|dotnet (?:run|test|build)|flutter (?:run|test)|dart (?:run|test))/m;
const PREPARES = /-m (?:venv|pip)|create-next-app|startproject|startapp/;

/** Whether a command compiles or runs files of the page. */
export function runsFiles({ kind, code = '' }: Command): boolean {
	return kind === 'block' && RUNS.test(code) && !PREPARES.test(code);
}

/**
 * Compiles the project in the folder of a session, as readers would before they run it.
 *
 * @returns what the compiler prints when it fails
 */
export async function compileProject(session: Session, folder: string): Promise<string | undefined> {
	const command = compilerOf(folder)?.command;
	if (!command || (command.startsWith('npx') && !existsSync(join(folder, 'node_modules')))) return undefined;
	const { failed, output, errors } = await session.run(command, undefined, MINUTES);
	return failed ? `${output}${errors}`.trim() || failed : undefined;
}

/** Finds the compiler for the project in a folder. */
export function compilerOf(folder: string): Compiler | undefined {
	return COMPILERS.find(
		({ file, dependency }) =>
			existsSync(join(folder, file)) && (dependency === undefined || dependsOn(folder, dependency)),
	);
}

function dependsOn(folder: string, name: string): boolean {
	const file = join(folder, 'package.json');
	if (!existsSync(file)) return false;
	const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
	return name in { ...dependencies, ...devDependencies };
}
