import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';

/*
 * Runs a command with the Node that the project brings, so that a machine with an older one is enough:
 * `node src/cli/run.mjs "astro build"`. Plain JavaScript without packages, as it starts under the machine's Node.
 * npm may or may not link the program of an optional package into node_modules/.bin; this does not depend on it.
 */

/** The first version that has all that the project uses, such as `RegExp.escape` and types in plain `.ts` files. */
const OLDEST = 24;
const PACKAGES = [
	`node-${process.platform.replace('win32', 'win')}-${process.arch}`,
	`node-bin-${process.platform}-${process.arch}`,
];
const PROGRAM = process.platform === 'win32' ? 'node.exe' : 'node';

/** The Node that the project brings, if it starts: it's built for glibc, and systems such as Alpine have musl. */
function findNode() {
	const brought = PACKAGES.map((name) => resolve('node_modules', name, 'bin', PROGRAM)).find(existsSync);
	if (brought && spawnSync(brought, ['--version']).status === 0) return brought;
	const { node } = process.versions;
	if (Number.parseInt(node, 10) >= OLDEST) return process.execPath;
	const found = brought
		? `${brought} doesn't start here, which is usual on systems with musl or an old glibc`
		: `no package of Node for ${process.platform} ${process.arch} in node_modules`;
	const write = brought
		? `install Node ${OLDEST} or later`
		: `npm ci, without --omit=optional; or install Node ${OLDEST} or later`;
	console.error(
		`Node\n  found:    ${node}, and ${found}\n  expected: Node ${OLDEST} or later\n  write:    ${write}`,
	);
	process.exit(1);
}

/** A word as the shell of this system reads it back unchanged. */
function quote(word) {
	if (/^[\w@%+=:,./-]+$/.test(word)) return word;
	return process.platform === 'win32'
		? `"${word.replaceAll('"', '\\"')}"`
		: `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Signals that ask a program to end. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm signals only the shell that it started, and some shells end without passing the signal on. */
function endWithParent(child) {
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 200).unref();
}

/**
 * Runs one command and passes signals on to it, as npm and service managers know only this process. A terminal sends
 * its interrupt to the command itself: sent twice, some programs would not end in order.
 */
function runOne(line, env) {
	const takesPlace = process.platform === 'win32' ? line : `exec ${line}`;
	const child = spawn(takesPlace, { shell: true, stdio: 'inherit', env });
	for (const signal of ENDING)
		process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
	if (process.env.npm_lifecycle_event) endWithParent(child);
	return new Promise((done) => {
		child.on('exit', (status, signal) => done(status ?? 128 + constants.signals[signal]));
	});
}

const [command = '', ...words] = process.argv.slice(2);
/**
 * Arenas of glibc, of which each thread has one by default and keeps what it freed. For a build that is 150 MB; other
 * systems ignore it.
 */
const ARENAS = '2';
const path = [dirname(findNode()), resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
const lines = command.split(' && ');
lines.push([lines.pop(), ...words.map(quote)].join(' '));
for (const line of lines) {
	process.exitCode = await runOne(line, { MALLOC_ARENA_MAX: ARENAS, ...process.env, PATH: path });
	if (process.exitCode !== 0) break;
}
