import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltDocs } from '../../src/agents/mcp/docs.ts';
import { createHttpServer } from '../../src/agents/mcp/http.ts';
import { mcpLimits } from '../../src/agents/mcp/limits.ts';
import { listening } from '../listening.ts';
import { ask } from './ask.ts';
import { dist } from './built-site.ts';

/* Who may ask the server, and how it is started. What its tools answer is tried with a client in `mcp.test.ts`. */
let http: Server;
let port = 0;
beforeAll(async () => {
	http = createHttpServer(new BuiltDocs(dist));
	({ port } = await listening(http));
});
afterAll(() => http.close());

describe('the HTTP server', () => {
	const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
	const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
	const post = (headers: Record<string, string>, sent = body) =>
		fetch(`http://127.0.0.1:${port}/mcp`, { method: 'POST', headers: { ...json, ...headers }, body: sent });

	test('answers this machine, and pages of this machine', async () => {
		expect((await post({})).status).toBe(200);
		expect((await post({ Origin: 'http://localhost:6274' })).status).toBe(200);
	});

	test.each([
		'https://evil.example',
		'null',
		'http://localhost.evil.example',
		'file://',
	])('refuses pages of %s', async (origin) => {
		const answer = await post({ Origin: origin });
		expect([answer.status, (await answer.json()).error.message]).toEqual([
			403,
			expect.stringContaining('other sites'),
		]);
	});

	test('refuses a request under a name that is not of this machine', async () => {
		for (const host of ['evil.example', 'localhost.evil.example:80', '0.0.0.0'])
			expect((await ask(port, '/mcp', { Host: host })).status, host).toBe(403);
	});

	test.each([
		['GET', '/mcp', 405],
		['DELETE', '/mcp', 405],
		['POST', '/', 404],
		['POST', '/mcp/../package.json', 404],
	])('%s %s is answered with %i', async (method, path, status) => {
		const answer = await ask(port, path, { Host: `127.0.0.1:${port}` }, method);
		expect([answer.status, JSON.parse(answer.body.toString()).jsonrpc]).toEqual([status, '2.0']);
	});

	test.each([
		['no JSON', '{', 400],
		['too much', JSON.stringify({ x: 'x'.repeat(mcpLimits.body) }), 413],
		['no message', '{"a":1}', 400],
	])('refuses a body with %s', async (_, sent, status) => {
		expect((await post({}, sent)).status).toBe(status);
	});
});

/* `mcp.test.ts` starts it with npm. */
describe('the program', () => {
	async function run(...args: string[]) {
		const child = spawn(process.execPath, ['src/agents/mcp/run.ts', ...args], {
			stdio: ['pipe', 'pipe', 'pipe'],
			shell: process.platform === 'win32',
		});
		let output = '';
		child.stderr.on('data', (data) => {
			output += data;
		});
		return { child, said: () => output };
	}

	test.each([
		[['--dist', 'src'], /found: {4}no built site[\s\S]*write: {4}npm run build/],
		[['--http', '--port', 'x'], /PORT\n {2}found: {4}x/],
		[['--htp'], /Unknown option '--htp'/],
	])('with %j says what is wrong', async (args, message) => {
		const { child, said } = await run(...args);
		const [status] = await once(child, 'close');
		expect([status, said()]).toEqual([1, expect.stringMatching(message)]);
	});

	test('with --http says where it listens, for this machine only, and names a port that is taken', async () => {
		const { child, said } = await run('--http', '--port', String(port));
		await once(child, 'close');
		expect(said()).toContain(`${port}, which another program listens on`);
		const second = await run('--http', '--port', '0');
		await once(second.child.stderr, 'data');
		expect(second.said()).toMatch(/at http:\/\/127\.0\.0\.1:\d+\/mcp/);
		second.child.kill('SIGTERM');
		await once(second.child, 'close');
	});
});
