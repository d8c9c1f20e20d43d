import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../markdown/code/shell-blocks.ts';
import type { Session } from './session.ts';

/** How to compile a project without running it, by a file that it has. The first one that fits is used. */
const COMPILERS: [file: string, command: string][] = [
	['svelte.config.js', 'npx svelte-kit sync && npx svelte-check --threshold error'],
	['node_modules/vue-tsc', 'npx vue-tsc --noEmit --project tsconfig.app.json'],
	['tsconfig.app.json', 'npx tsc --noEmit --project tsconfig.app.json'],
	['next.config.ts', 'npx next typegen && npx tsc --noEmit'],
	['go.mod', 'go vet ./...'],
	['Cargo.toml', 'cargo check --quiet --all-targets'],
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
	const command = COMPILERS.find(([file]) => existsSync(join(folder, file)))?.[1];
	if (!command || (command.startsWith('npx') && !existsSync(join(folder, 'node_modules')))) return undefined;
	const { failed, output, errors } = await session.run(command, undefined, MINUTES);
	return failed ? `${output}${errors}`.trim() || failed : undefined;
}
