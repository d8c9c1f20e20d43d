import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listening } from '../../listening.ts';

const SITE = 'https://docs.example.com';
const KEY = 'secret-key-of-the-model';

let model: Server;
let proxy: ChildProcess;
let address: string;
let modelAddress: string;
let asked: {
	key: string | undefined;
	body: { messages: { role: string; content: string }[]; stream: boolean };
}[];
let answer: (response: ServerResponse) => void;
let closed: Promise<void>;

const question = {
	messages: [{ role: 'user', content: 'What is a flag?' }],
	passages: [{ title: 'Flags', url: `${SITE}/flags`, text: 'A flag is a switch.' }],
};

function ask(body: unknown = question, headers: Record<string, string> = {}, method = 'POST') {
	return fetch(address, {
		method,
		headers: { origin: SITE, 'content-type': 'application/json', ...headers },
		...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
	});
}

/** Starts the proxy on a free port, as its page says. */
async function start(perMinute: number): Promise<void> {
	const free = createServer();
	const { port } = await listening(free);
	free.close();
	proxy = spawn(process.execPath, ['src/samples/assistant/proxy.mjs'], {
		env: {
			SITE_ORIGIN: SITE,
			MODEL_URL: `${modelAddress}/v1/chat/completions`,
			MODEL_KEY: KEY,
			QUESTIONS_PER_MINUTE: String(perMinute),
			PORT: String(port),
		},
	});
	const line = await new Promise<string>((resolve, reject) => {
		proxy.stdout?.once('data', (data) => resolve(String(data)));
		proxy.once('exit', () => reject(new Error('the proxy ended')));
	});
	address = /http:\S+/.exec(line)?.[0] ?? '';
}

beforeAll(async () => {
	model = createServer(async (request, response) => {
		let text = '';
		for await (const chunk of request) text += chunk;
		asked.push({ key: request.headers.authorization, body: JSON.parse(text) });
		closed = new Promise((resolve) => response.on('close', resolve));
		answer(response);
	});
	({ origin: modelAddress } = await listening(model));
	await start(8);
});
beforeEach(() => {
	asked = [];
	answer = (response) =>
		response
			.writeHead(200, { 'content-type': 'text/event-stream' })
			.end('data: {"choices":[{"delta":{"content":"A switch [1]."}}]}\n\ndata: [DONE]\n\n');
});
afterAll(() => {
	proxy.kill();
	model.closeAllConnections();
	model.close();
});

test('streams what the model answers, with the key and the passages that only the model gets', async () => {
	const response = await ask();
	expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
	expect(response.headers.get('content-type')).toBe('text/event-stream');
	const text = await response.text();
	expect(text).toContain('A switch [1].');
	expect(text + JSON.stringify([...response.headers])).not.toContain(KEY);
	expect(asked[0]?.key).toBe(`Bearer ${KEY}`);
	expect(asked[0]?.body.stream).toBe(true);
	expect(asked[0]?.body.messages[0]?.content).toContain(`[1] Flags\n${SITE}/flags\nA flag is a switch.`);
	expect(asked[0]?.body.messages.at(-1)).toEqual({ role: 'user', content: 'What is a flag?' });
});

test('refuses other sites, other forms and long bodies, and asks the model nothing', async () => {
	expect((await ask(question, { origin: 'https://evil.example.com' })).status).toBe(403);
	expect((await ask(question, {}, 'GET')).status).toBe(405);
	expect((await ask(question, {}, 'OPTIONS')).status).toBe(204);
	expect((await ask('no JSON')).status).toBe(400);
	expect((await ask('x'.repeat(70_000)).catch(() => ({ status: 413 }))).status).toBe(413);
	expect(asked).toEqual([]);
});

test('hands on that the model is busy, and not what else goes wrong there', async () => {
	answer = (response) => response.writeHead(429, { 'retry-after': '7' }).end();
	const busy = await ask();
	expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
	answer = (response) => response.writeHead(401).end(`wrong key ${KEY}`);
	const wrong = await ask();
	expect([wrong.status, await wrong.text()]).toEqual([502, '']);
});

test('ends the request to the model when the reader stops', async () => {
	answer = (response) => {
		response.writeHead(200, { 'content-type': 'text/event-stream' });
		response.write('data: {"text":"one"}\n\n');
	};
	const control = new AbortController();
	const response = await fetch(address, {
		method: 'POST',
		headers: { origin: SITE },
		body: JSON.stringify(question),
		signal: control.signal,
	});
	await response.body?.getReader().read();
	control.abort();
	await closed;
	expect(asked).toHaveLength(1);
});

test('lets one address ask so many questions a minute, and says how long to wait', async () => {
	const responses = await Promise.all(Array.from({ length: 9 }, () => ask()));
	await Promise.all(responses.map((response) => response.text()));
	const refused = responses.find(({ status }) => status === 429);
	const wait = Number(refused?.headers.get('retry-after'));
	expect(wait).toBeGreaterThan(0);
	expect(wait).toBeLessThanOrEqual(60);
});

test('does not start without a key', async () => {
	const { MODEL_KEY: _, ...environment } = process.env;
	const failing = spawn(process.execPath, ['src/samples/assistant/proxy.mjs'], { env: environment });
	let said = '';
	failing.stderr.on('data', (data) => {
		said += data;
	});
	expect(await new Promise((resolve) => failing.on('exit', resolve))).not.toBe(0);
	expect(said).toContain('Set MODEL_KEY');
});
