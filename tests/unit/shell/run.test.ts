import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const run = (...words: string[]) =>
	spawnSync(process.execPath, ['src/cli/run.mjs', ...words], { encoding: 'utf8' });

test('commands run with a Node that Astro runs on', () => {
	const [major = 0] = run('node -p process.versions.node').stdout.split('.').map(Number);
	expect(major).toBeGreaterThanOrEqual(22);
});

test('words behind the command arrive unchanged', () => {
	const words = ['how-to', '/how-to/a', `It's "quoted" & $HOME`];
	const { stdout } = run('node -e "console.log(JSON.stringify(process.argv.slice(1)))" --', ...words);
	expect(JSON.parse(stdout)).toEqual(words);
});

test('the exit code of the command is handed on', () => {
	expect(run('node -e "process.exit(3)"').status).toBe(3);
});

test('every platform gets the same Node', () => {
	const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
	const versions = Object.entries(optionalDependencies).filter(([name]) => /^node-(bin-)?[a-z]+-/.test(name));
	expect(versions.length).toBeGreaterThanOrEqual(5);
	expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
});
