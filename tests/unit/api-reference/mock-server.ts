import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

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
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		/** Takes what has arrived since the last time, in order. */
		take: () => arrived.splice(0),
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}
