import { spawnSync } from 'node:child_process';

/** `npm run test:search`: the tests of the search; with `--final` also the figures of all sets, into `RESULTS.md`. */

const names = process.argv.slice(2).filter((name) => name !== '--final');
const isFinal = names.length < process.argv.length - 2;
const run = (program: string, words: string[]) =>
	spawnSync(program, words, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
process.exitCode = run('vitest', ['run', '--project', 'search', ...names]);
if (isFinal) process.exitCode ||= run('node', ['tests/search/results.ts']);
