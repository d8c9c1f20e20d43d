import { createServer } from 'node:http';
import { listening } from '../../../../listening.ts';

/** One request as a server received it. */
export interface Call {
	method: string;
	path: string;
	query: URLSearchParams;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

export interface Reply {
	status?: number;
	json?: unknown;
	text?: string;
}

/** What a server does in place of its work: never begins or ends its answer, sends nonsense, or a status. */
export type Fault = 'no start' | 'no end' | 'broken' | 'empty' | 'other' | 'hang up' | number;

export interface Server {
	origin: string;
	calls: Call[];
	/** Decides for each request whether something goes wrong. */
	fault: (call: Call) => Fault | undefined;
	stop(): Promise<void>;
}

/** Starts an HTTP server on a free port. */
export async function serve(handle: (call: Call) => Reply): Promise<Server> {
	const http = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		response.setHeader('access-control-allow-origin', '*');
		response.setHeader('access-control-allow-headers', '*, authorization');
		if (request.method === 'OPTIONS') return void response.writeHead(204).end();
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
		const call = {
			method: request.method ?? '',
			path: decodeURIComponent(pathname),
			query: searchParams,
			headers: request.headers,
			body,
		};
		server.calls.push(call);
		const fault = server.fault(call);
		if (fault === 'hang up') return void request.socket.destroy();
		if (typeof fault === 'number') {
			return void response.writeHead(fault).end(JSON.stringify({ message: 'no', error: 'no' }));
		}
		if (fault === 'no start') return;
		const { status = 200, json, text = JSON.stringify(json) } = handle(call);
		response.writeHead(status, { 'content-type': 'application/json' });
		if (fault === 'broken') return void response.end('{"results": [');
		if (fault === 'empty') return void response.end();
		if (fault === 'other') return void response.end('{}');
		if (fault === 'no end') return void response.write(text.slice(0, 5));
		response.end(text);
	});
	const { origin } = await listening(http);
	const server: Server = {
		origin,
		calls: [],
		fault: () => undefined,
		stop: () =>
			new Promise((resolve) => {
				http.close(() => resolve());
				http.closeAllConnections();
			}),
	};
	return server;
}
