import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { listen } from './ports.ts';

/** A request that passed the gate, or was stopped there. */
export interface Passed {
	method: string;
	path: string;
	headers: IncomingMessage['headers'];
	body: string;
	/** Milliseconds since 1970. */
	at: number;
	/** Status of the answer; 0 when the connection was cut. */
	status: number;
	/** What was answered; empty until it is complete, or when there was none. Its type is without parameters. */
	answer: { type: string; text: string };
}

/** A way to a server that notes requests, and can be closed. */
export interface Gate {
	url: string;
	/** All requests so far, in order. */
	readonly passed: readonly Passed[];
	/** Lets requests through, cuts connections, or answers with a status itself; for all paths, or one's beginning. */
	set(state: 'open' | 'cut' | number, path?: string): void;
	stop(): void;
}

/** Opens a gate to a server. */
export async function startGate(target: string): Promise<Gate> {
	const passed: Passed[] = [];
	const states = new Map<string, 'open' | 'cut' | number>();
	const stateOf = (path: string) => [...states].findLast(([start]) => path.startsWith(start))?.[1] ?? 'open';
	const server: Server = createServer(async (incoming, answer) => {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk);
		const { method = 'GET', url: path = '/', headers } = incoming;
		const body = Buffer.concat(chunks);
		const answered = { type: '', text: '' };
		const note = {
			method,
			path,
			headers,
			body: body.toString(),
			at: Date.now(),
			status: 0,
			answer: answered,
		};
		passed.push(note);
		const state = stateOf(path);
		if (state === 'cut') return void incoming.socket.destroy();
		if (state !== 'open') {
			note.status = state;
			return void answer.writeHead(state).end();
		}
		const onward = request(target + path, { method, headers: { ...headers, host: new URL(target).host } });
		onward.once('response', (response) => {
			note.status = response.statusCode ?? 0;
			answered.type = response.headers['content-type']?.split(';')[0] ?? '';
			keepText(response, answered);
			answer.writeHead(note.status, response.headers);
			response.pipe(answer);
		});
		onward.once('error', () => incoming.socket.destroy());
		onward.end(body);
	});
	const port = await listen(server);
	return {
		url: `http://127.0.0.1:${port}`,
		passed,
		set(state, path = '/') {
			states.delete(path);
			states.set(path, state);
		},
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** How bodies are read that were made smaller. */
const READERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
	gzip: gunzipSync,
	deflate: inflateSync,
	br: brotliDecompressSync,
};

function keepText(response: IncomingMessage, kept: Passed['answer']): void {
	const chunks: Buffer[] = [];
	const read = READERS[response.headers['content-encoding'] ?? ''];
	response.on('data', (chunk: Buffer) => chunks.push(chunk));
	response.once('end', () => {
		const bytes = Buffer.concat(chunks);
		kept.text = (bytes.length > 0 && read ? read(bytes) : bytes).toString();
	});
}
