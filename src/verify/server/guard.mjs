import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * Ends what a world started, by pid, when its input ends: on stop(), when a test fails, on Ctrl+C, and also when the
 * process that started the world was killed. Lines it reads: `pid NUMBER SIGNAL`, `folder PATH`. The last pid goes first.
 */

const GRACE_MS = 8000;
const POLL_MS = 50;
const processes = [];
const folders = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

let rest = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) {
	const lines = (rest + chunk).split('\n');
	rest = lines.pop();
	for (const line of lines) note(line);
}
for (const { pid, signal } of processes.reverse()) await end(pid, signal);
for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

function note(line) {
	const [kind, value, signal] = line.split('\t');
	if (kind === 'pid') processes.push({ pid: Number(value), signal });
	if (kind === 'folder') folders.push(value);
}

function send(pid, signal) {
	try {
		return process.kill(pid, signal);
	} catch {
		return false;
	}
}

async function end(pid, signal) {
	if (!send(pid, signal)) return;
	for (let waited = 0; waited < GRACE_MS; waited += POLL_MS) {
		await wait(POLL_MS);
		if (!send(pid, 0)) return;
	}
	send(pid, 'SIGKILL');
}
