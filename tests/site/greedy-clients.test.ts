import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { sample } from '../sample.ts';
import { ask } from './ask.ts';
import { builtFiles, dist } from './built-site.ts';
import { ChildServer } from './child-server.ts';

/** Megabytes that the server may take, whatever its clients do. */
const MOST_MEMORY = 300;
const size = (file: string) => statSync(join(dist, file)).size;
const [largest = ''] = builtFiles('.json').sort((a, b) => size(b) - size(a));
const GET = `GET /${largest} HTTP/1.1\r\nHost: a\r\n\r\n`;
const HALF = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const POST = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n';

let server: ChildServer;
const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
	server.kill();
});

/** Opens connections that send this and never read. */
async function open(count: number, text: string): Promise<void> {
	for (let index = 0; index < count; index++) {
		const socket = connect(server.port, '127.0.0.1').pause();
		sockets.push(socket.on('error', () => {}));
		await once(socket, 'connect');
		if (text) socket.write(text);
	}
}

async function expectOthersServed(): Promise<void> {
	for (const path of ['/', '/quickstart', `/${largest}`]) {
		const { status, headers, body } = await ask(server.port, path, { Connection: 'close' });
		expect([path, status, body.length]).toEqual([path, 200, Number(headers['content-length'])]);
	}
	expect(server.peakMemory).toBeLessThan(MOST_MEMORY);
}

const crowds: [name: string, count: number, text: string][] = [
	['1,500 pipelined requests of one client that reads nothing', 1, GET.repeat(1500)],
	['pipelined requests of 600 clients that read nothing', 600, GET.repeat(16)],
	['2,000 clients that read nothing', 2000, GET],
	['2,000 clients that do not finish their request', 2000, HALF],
	['2,000 clients that do not finish their body', 2000, POST],
	['2,000 clients that send nothing', 2000, ''],
];

describe.skipIf(process.platform !== 'linux')(
	'the server stays small (measured on Linux only) and serves others',
	() => {
		test.each(sample(crowds, 3, 'greedy clients'))('%s', async (_, count, text) => {
			server = await ChildServer.start();
			await open(count, text);
			await expectOthersServed();
		});

		test.each([
			['that read nothing', GET],
			['that send nothing', ''],
		])('few files may be open, and 300 clients %s', async (_, text) => {
			const command = ['sh', '-c', `ulimit -n 64; exec "$0" src/hosting/serve.ts`, process.execPath];
			server = await ChildServer.start({ command });
			await open(300, text);
			await expectOthersServed();
		});
	},
);
