import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runEdge } from '../../../src/verify/server/edge.ts';
import { startGate } from '../../../src/verify/server/gate.ts';
import { freePort } from '../../../src/verify/server/ports.ts';
import { ask, type EdgeWorld, noEdge, startEdgeWorld, status, until } from './edge-world.ts';

describe.skipIf(noEdge)(`TLS and more of Edge${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let startup: string;
	let client: string;
	beforeAll(async () => {
		edges = await startEdgeWorld();
		startup = await edges.token('backend');
		client = await edges.token('frontend');
	});
	afterAll(() => edges?.stop());

	let key: string;
	let certificate: string;
	/** Certificate of the authority that signed the other one. */
	let authority: string;
	beforeAll(() => {
		const file = (name: string) => join(edges.folder, name);
		const make = (name: string, subject: string, more: string[]) => {
			const files = ['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)];
			const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', subject];
			expect(spawnSync('openssl', [...words, ...files, ...more]).status).toBe(0);
		};
		make('ca', '/CN=Own authority', []);
		const names = [
			'-addext',
			'subjectAltName=DNS:localhost',
			'-addext',
			'basicConstraints=critical,CA:FALSE',
		];
		make('tls', '/CN=localhost', ['-CA', file('ca.crt'), '-CAkey', file('ca.key'), ...names]);
		key = file('tls.key');
		certificate = file('tls.crt');
		authority = file('ca.crt');
	});
	const secure = async (more: Record<string, string> = {}) => {
		const port = await freePort();
		const plain = await freePort();
		const variables = {
			TLS_ENABLE: 'true',
			TLS_SERVER_KEY: key,
			TLS_SERVER_CERT: certificate,
			TLS_SERVER_PORT: String(port),
			PORT: String(plain),
			...more,
		};
		const edge = await edges.edge(startup, variables, { port, until: { scheme: 'https', path: '/' } });
		return { edge, port, plain };
	};

	test('serves HTTPS, and plain HTTP is closed', async () => {
		const { edge, port, plain } = await secure();
		expect(await statusOf(port, '/internal-backstage/ready', readFileSync(authority))).toBe(200);
		await expect(fetch(`http://127.0.0.1:${plain}/internal-backstage/health`)).rejects.toThrow();
		const url = `https://localhost:${port}`;
		const check = ['ready', '--edge-url', url, '--ca-certificate-file', authority];
		expect((await runEdge(edges.folder, check)).code).toBe(0);
		expect((await runEdge(edges.folder, ['ready', '--edge-url', url])).code).toBe(1);
		await edge.stop();
	});

	test('redirects plain HTTP with 308 when it is told to', async () => {
		const { edge, port, plain } = await secure({ REDIRECT_HTTP_TO_HTTPS: 'true' });
		const answer = await ask(`http://localhost:${plain}/api/frontend?userId=anna`);
		expect(answer.status).toBe(308);
		expect(answer.headers.get('location')).toBe(`https://localhost:${port}/api/frontend?userId=anna`);
		await edge.stop();
	});

	test('needs key and certificate', async () => {
		const words = ['--tls-enable', 'edge', '--upstream-url', edges.gate.url, '--tokens', startup];
		expect((await runEdge(edges.folder, words)).code).not.toBe(0);
	});

	test('an upstream with a certificate of an own authority needs UPSTREAM_CERTIFICATE_FILE, or no checks', async () => {
		const { edge: upper, port } = await secure();
		const upstream = { UPSTREAM_URL: `https://localhost:${port}` };
		const words = ['edge', '--tokens', startup];
		const refused = await runEdge(edges.folder, words, upstream);
		expect(refused).toMatchObject({ code: 1 });
		for (const more of [{ UPSTREAM_CERTIFICATE_FILE: authority }, { SKIP_SSL_VERIFICATION: 'true' }]) {
			const lower = await edges.edge(startup, { ...upstream, ...more });
			expect(await status(`${lower.url}/api/frontend`, client)).toBe(200);
			await lower.stop();
		}
		await upper.stop();
	});

	test('a client has 15 seconds to send the headers of a request', async () => {
		const edge = await edges.edge(startup);
		const socket = connect(edge.port, '127.0.0.1');
		await once(socket, 'connect');
		const start = Date.now();
		socket.resume().write('GET /api/frontend HTTP/1.1\r\nHost: localhost\r\n');
		await once(socket, 'close');
		expect(Math.round((Date.now() - start) / 1000)).toBe(15);
		await edge.stop();
	});

	test('LOG_FORMAT=json writes lines of JSON, and RUST_LOG sets the level', async () => {
		const loud = await edges.edge(startup, { LOG_FORMAT: 'json', RUST_LOG: 'info' });
		const lines = loud.log().trim().split('\n');
		expect(lines.length).toBeGreaterThan(0);
		for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
		await loud.stop();
		const quiet = await edges.edge(startup, { RUST_LOG: 'off' });
		expect(quiet.log()).toBe('');
		await quiet.stop();
	});

	test('PROMETHEUS_REMOTE_WRITE_URL gets the series, with a user and a password', async () => {
		const store = await startGate('http://127.0.0.1:9');
		store.set(200);
		const edge = await edges.edge(startup, {
			PROMETHEUS_REMOTE_WRITE_URL: `${store.url}/api/v1/write`,
			PROMETHEUS_PUSH_INTERVAL: '1',
			PROMETHEUS_USERNAME: 'shop',
			PROMETHEUS_PASSWORD: 'secret',
		});
		const [first] = await until(
			() => store.passed,
			(passed) => passed.length > 0,
		);
		expect(first).toMatchObject({ method: 'POST', path: '/api/v1/write' });
		expect(first?.headers.authorization).toBe(`Basic ${Buffer.from('shop:secret').toString('base64')}`);
		await edge.stop();
		store.stop();
	});

	test('two Edges on one port both start', async () => {
		const first = await edges.edge(startup);
		const second = await edges.edge(startup, {}, { port: first.port });
		await until(
			() => second.log(),
			(log) => log.includes('Edge is listening'),
		);
		await second.stop();
		await first.stop();
	});
});

function statusOf(port: number, path: string, ca: Buffer): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		const asked = request({ host: 'localhost', port, path, ca }, (answer) => {
			answer.resume();
			resolve(answer.statusCode);
		});
		asked.once('error', reject).end();
	});
}
