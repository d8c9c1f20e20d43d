import { createServer, type IncomingMessage } from 'node:http';
import { listening } from '../../listening.ts';

/** A request as it arrived. */
export interface Arrived {
	method: string;
	path: string;
	query: URLSearchParams;
	headers: IncomingMessage['headers'];
	body: string;
}

/** A server on the loopback interface that keeps every request it gets and answers `{}`. */
export async function startMockServer() {
	const arrived: Arrived[] = [];
	const server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request.setEncoding('utf8')) body += chunk;
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
		const { method = '', headers } = request;
		arrived.push({ method, path: pathname, query: searchParams, headers, body });
		response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
	});
	const { origin } = await listening(server);
	return {
		origin,
		/** Takes what has arrived since the last time, in order. */
		take: () => arrived.splice(0),
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}
