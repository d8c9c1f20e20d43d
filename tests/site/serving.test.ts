import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listening } from '../listening.ts';
import { ask } from './ask.ts';
import { ChildServer } from './child-server.ts';

const running: ChildServer[] = [];
afterEach(() => {
	for (const server of running.splice(0)) server.kill();
});

async function start(...options: Parameters<typeof ChildServer.start>): Promise<ChildServer> {
	const server = await ChildServer.start(...options);
	running.push(server);
	return server;
}

function reached(port: number, host = '127.0.0.1'): Promise<boolean> {
	const socket = connect(port, host);
	const ended = once(socket, 'connect').then(
		() => true,
		() => false,
	);
	return ended.finally(() => socket.destroy());
}

test.each([
	['SIGTERM to npm', 'SIGTERM', false],
	['Ctrl-C in a terminal', 'SIGINT', true],
] as const)('%s ends npm run preview and frees the port', async (_, signal, asGroup) => {
	const server = await start({ command: ['npm', 'run', 'preview'], asGroup });
	expect((await ask(server.port, '/')).status).toBe(200);
	await server.end(signal);
	expect(await reached(server.port)).toBe(false);
});

test('a signal ends what npm start runs in order, also the second of two commands', async () => {
	const command = ['node', 'src/cli/run.mjs', 'node --version && node src/hosting/serve.ts'];
	const server = await start({ command });
	expect((await ask(server.port, '/')).status).toBe(200);
	expect(await server.end('SIGTERM')).toBe(0);
	expect(await reached(server.port)).toBe(false);
});

test('a port that is in use is named, with what to write', async () => {
	const other = createServer();
	const { port } = await listening(other);
	await expect(start({ env: { PORT: String(port) } })).rejects.toThrow(
		`PORT\n  found:    ${port}, which another program listens on\n  expected: a free port\n  write:    PORT=${port + 1}\n`,
	);
	other.close();
});

test('without a built site it says how to build', async () => {
	const cwd = mkdtempSync(join(tmpdir(), 'empty-'));
	await expect(start({ cwd })).rejects.toThrow(/^dist\n {2}found: .*\n.*\n {2}write: {4}npm run build\n$/);
});

const elsewhere = Object.values(networkInterfaces())
	.flat()
	.find((address) => address && !address.internal && address.family === 'IPv4')?.address;

test('only this machine reaches it, unless HOST says otherwise', async ({ skip }) => {
	skip(elsewhere === undefined, 'this machine has no address but that of itself');
	const server = await start();
	expect(await reached(server.port)).toBe(true);
	expect(await reached(server.port, elsewhere)).toBe(false);
});
