import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { LIMITS, LimitedServer, type Limits } from '~/hosting/server/limited-server.ts';
import { listening } from '../../listening.ts';

/** More than the system keeps between a server and a client that takes nothing. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
/** What a test does not look at never ends it, however busy the machine is. */
const HOUR = 3_600_000;
const PATIENT: Limits = { ...LIMITS, receiving: HOUR, idle: HOUR, stalled: HOUR, ending: HOUR };

const started: LimitedServer[] = [];
afterEach(() => {
	for (const server of started.splice(0)) server.close().closeAllConnections();
});

async function start(limits: Partial<Limits>, answer: RequestListener): Promise<LimitedServer> {
	const server = new LimitedServer(answer, { ...PATIENT, ...limits });
	started.push(server);
	await listening(server);
	return server;
}

async function open(server: LimitedServer, text = ''): Promise<Socket> {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
	socket.on('error', () => {});
	await once(server, 'connection');
	socket.write(text);
	return socket;
}

/** Everything that a connection receives until its end. */
async function received(socket: Socket): Promise<string> {
	let text = '';
	socket.on('data', (part) => {
		text += part;
	});
	await once(socket, 'close');
	return text;
}

test.each([
	['nothing at all', ''],
	['half a request', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
	['a body that does not come', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
])('a client that sends %s is let go', async (_, text) => {
	const server = await start({ receiving: 100 }, (_request, response) => response.end('short'));
	expect(await received(await open(server, text))).toMatch(/HTTP\/1\.1 408/);
});

test('a client that asks for nothing more is let go', async () => {
	const server = await start({ idle: 100 }, (_request, response) => response.end('short'));
	expect(await received(await open(server, GET))).toContain('short');
});

test('a connection that a load balancer keeps for its next request stays open, also past the time for one request', async () => {
	const server = await start({ receiving: 50 }, (_request, response) => response.end('short'));
	const socket = await open(server, GET);
	await once(socket, 'data');
	await delay(300);
	socket.write(GET);
	expect(String((await once(socket, 'data'))[0])).toContain('short');
	expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
	socket.destroy();
});

test('a client that takes nothing of its answer is let go', async () => {
	const server = await start({ stalled: 100 }, (_request, response) => response.end(LARGE));
	const stuck = await open(server, GET);
	const [, response] = await once(server, 'request');
	await once(response, 'close');
	expect(response.writableFinished).toBe(false);
	stuck.destroy();
});

test('a client that takes its answer slowly gets it whole', async () => {
	const server = await start({ stalled: 100 }, (_request, response) => response.end(LARGE));
	const accepted = once(server, 'connection');
	const slow = await open(server);
	const [socket] = await accepted;
	// Each time the limit is over, Node looks whether anything was sent since. Before each look, the client takes some.
	const look = socket._onTimeout.bind(socket);
	const { _handle: handle } = socket;
	const looked = Promise.withResolvers<void>();
	let looks = 0;
	let bytes = 0;
	socket._onTimeout = async () => {
		const waiting = handle.writeQueueSize;
		while (looks < 3 && handle.writeQueueSize === waiting) {
			const part: Buffer | null = slow.read();
			if (part) bytes += part.length;
			else await once(slow, 'readable');
		}
		look();
		if (++looks === 3) looked.resolve();
	};
	socket.setTimeout(socket.timeout);
	slow.write(GET);
	const [, response] = await once(server, 'request');
	await Promise.race([looked.promise, once(response, 'close')]);
	expect(looks).toBe(3);
	socket.setTimeout(HOUR);
	const [rest] = await Promise.all([received(slow), once(response, 'finish').then(() => slow.end())]);
	expect(bytes + rest.length).toBeGreaterThan(LARGE.length);
});

test('a connection that sends more requests than it waits for is closed', async () => {
	let asked = 0;
	const server = await start({ unanswered: 4 }, () => asked++);
	await received(await open(server, GET.repeat(1500)));
	expect(asked).toBe(4);
});

test('a connection ends after as many requests as it may send', async () => {
	const server = await start({ requests: 3, idle: 100 }, (_request, response) => response.end('one'));
	const text = await received(await open(server, GET.repeat(3)));
	expect(text.match(/one/g)).toHaveLength(3);
	expect(text).toContain('Connection: close');
});

test('the connection that asked longest ago makes room for a new one, not one that waits for its answer', async () => {
	const answers: (() => void)[] = [];
	const server = await start({ connections: 2 }, (_request, response) =>
		answers.push(() => response.end('late')),
	);
	const waiting = await open(server, GET);
	await once(server, 'request');
	const idle = await open(server);
	const closed = received(idle);
	const asked = once(server, 'request');
	const next = await open(server, GET);
	expect(await closed).toBe('');
	await asked;
	expect(answers).toHaveLength(2);
	for (const answer of answers) answer();
	for (const socket of [waiting, next]) expect(String((await once(socket, 'data'))[0])).toContain('late');
});

test('a server that ends frees its port, sends what it has begun and lets others go', async () => {
	const server = await start({}, (_request, response) => response.end(LARGE));
	const { port } = server.address() as AddressInfo;
	const idle = received(await open(server));
	const reading = await open(server, GET);
	await once(server, 'request');
	server.stop();
	await idle;
	const [error] = await once(connect(port, '127.0.0.1'), 'error');
	expect(error.code).toBe('ECONNREFUSED');
	const [text] = await Promise.all([received(reading), once(server, 'close')]);
	expect(text.length).toBeGreaterThan(LARGE.length);
});
