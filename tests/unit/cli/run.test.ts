import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const run = (...words: string[]) =>
	spawnSync(process.execPath, ['src/cli/run.mjs', ...words], { encoding: 'utf8' });

test('commands run with a Node that Astro runs on', () => {
	const [major = 0] = run('node -p process.versions.node').stdout.split('.').map(Number);
	expect(major).toBeGreaterThanOrEqual(24);
});

describe('where the Node that the project brings does not start', () => {
	const folder = mkdtempSync(join(tmpdir(), 'run-'));
	const { platform, arch } = process;
	const brought = join(folder, `node_modules/node-${platform.replace('win32', 'win')}-${arch}/bin`);
	mkdirSync(brought, { recursive: true });
	for (const name of ['node', 'node.exe'])
		writeFileSync(join(brought, name), 'built for another C library', { mode: 0o755 });
	const runThere = (...options: string[]) =>
		spawnSync(process.execPath, [...options, resolve('src/cli/run.mjs'), 'node -p process.execPath'], {
			cwd: folder,
			encoding: 'utf8',
			env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` },
		});

	test('the system has a Node that is new enough: it runs', () => {
		expect(runThere().stdout.trim()).toBe(process.execPath);
	});

	test('the Node of the system is too old: the error says why, and what to do', () => {
		const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.18.0' } })`;
		const { status, stderr } = runThere('--import', `data:text/javascript,${encodeURIComponent(old)}`);
		expect([status, stderr]).toEqual([
			1,
			expect.stringMatching(
				/found: {4}22\.18\.0, and .*musl.*\n {2}expected: Node 24 or later\n {2}write: {4}install Node 24/,
			),
		]);
	});
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

test('a command runs after another one only if that one succeeded', () => {
	expect(run('node -p 1 && node -p', '1 + 2').stdout).toBe('1\n3\n');
	const { status, stdout } = run('node -e "process.exit(3)" && node -p 2');
	expect([status, stdout]).toEqual([3, '']);
});

test.each([
	'SIGINT',
	'SIGTERM',
	'SIGHUP',
] as const)('%s ends the command, in its own order', async (signal) => {
	const program = `process.on('${signal}', () => { console.log('in order'); process.exit(7); }); setInterval(() => {}, 1e6); console.log('ready')`;
	const child = spawn(process.execPath, ['src/cli/run.mjs', 'node -p 0 && node -e', program], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	child.stdout.on('data', (text) => {
		output += text;
		if (text.includes('ready')) child.kill(signal);
	});
	const [status] = await once(child, 'close');
	expect([status, output]).toEqual([7, '0\nready\nin order\n']);
});

test('a command that a signal ended counts as failed', async () => {
	const child = spawn(
		process.execPath,
		['src/cli/run.mjs', 'node -e', "console.log('ready'); setInterval(() => {}, 1e6)"],
		{
			stdio: ['ignore', 'pipe', 'inherit'],
		},
	);
	await once(child.stdout, 'data');
	child.kill('SIGTERM');
	expect(await once(child, 'close')).toEqual([143, null]);
});
