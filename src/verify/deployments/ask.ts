import { request as requestPlain } from 'node:http';
import { type RequestOptions, request } from 'node:https';

/** Name that the certificates of the pages are for. */
const HOST = 'flags.example.com';

const SILENT_MS = 10_000;

/** What a proxy answered. */
export interface ProxyAnswer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

/** What is asked, when it is no plain GET. */
export interface Question extends Pick<RequestOptions, 'method' | 'headers' | 'maxVersion' | 'minVersion'> {
	body?: object;
	/** Whether to ask without TLS. */
	plain?: boolean;
	/** The text after which the answer is taken as it is, though it goes on. */
	until?: string;
}

/** Asks a port of loopback as the host of the pages. The path is sent as it is written. */
export function ask(port: number, path: string, question: Question = {}): Promise<ProxyAnswer> {
	const { body, plain, until, headers, ...rest } = question;
	const options: RequestOptions = {
		...rest,
		host: '127.0.0.1',
		port,
		path,
		servername: HOST,
		rejectUnauthorized: false,
		agent: false,
		timeout: SILENT_MS,
		headers: { host: HOST, ...(body && { 'content-type': 'application/json' }), ...headers },
	};
	return new Promise((resolve, reject) => {
		const sent = (plain ? requestPlain : request)(options, (response) => {
			let text = '';
			const end = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
			response.setEncoding('utf8').on('data', (piece) => {
				text += piece;
				if (!until || !text.includes(until)) return;
				end();
				sent.destroy();
			});
			response.once('end', end).once('error', reject);
		});
		sent.once('timeout', () => sent.destroy(new Error(`no answer to ${path} in ${SILENT_MS} ms`)));
		sent.once('error', reject);
		sent.end(body && JSON.stringify(body));
	});
}
