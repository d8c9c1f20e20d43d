import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** An answer as it was sent: nothing followed, nothing decompressed. */
export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request exactly as written. */
export function ask(
	port: number,
	path: string,
	headers: Record<string, string> = {},
	method = 'GET',
): Promise<Answer> {
	return new Promise((done, fail) => {
		const sent = request({ host: '127.0.0.1', port, path, headers, method, agent }, (response) => {
			const parts: Buffer[] = [];
			response.on('data', (part) => parts.push(part));
			response.on('error', fail);
			response.on('end', () =>
				done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
			);
		});
		sent.on('error', (error: NodeJS.ErrnoException) => {
			// The server may close an idle connection just when it's used again; clients then open another one.
			const isStale = sent.reusedSocket && error.code === 'ECONNRESET';
			if (isStale) ask(port, path, headers, method).then(done, fail);
			else fail(error);
		});
		sent.end();
	});
}
