import { searchLimits } from '../../config/search-limits.ts';
import { RetryError } from '../client.ts';
import { createHostRegister, type RegisterOptions } from './host-register.ts';

/** What tests replace: time, waiting and the network. */
export interface AdapterOptions extends RegisterOptions {
	/** Milliseconds; `searchLimits` has the defaults. */
	timeouts?: Timeouts;
	fetch?: typeof fetch;
}

/** Milliseconds until an answer has to start, until it has to be complete, and for a change in all. */
export interface Timeouts {
	connect: number;
	read: number;
	write: number;
}

export const defaultTimeouts: Timeouts = {
	connect: searchLimits.connectTimeout,
	read: searchLimits.readTimeout,
	write: searchLimits.writeTimeout,
};

/** A request to whichever host answers. */
export interface HostRequest {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	path: string;
	headers?: Record<string, string>;
	body?: string;
	/** Changes have the time of `write`, and no reader waits for them. */
	change?: boolean;
}

/** The status of a host that wants fewer requests: it is left alone for as long as one that fails. */
const TOO_MANY = 429;

/** A host understood the request and refused it: asking another one would be no use. */
export class RefusedError extends RetryError {
	readonly status: number;
	constructor(address: string, status: number, body: string) {
		super(`${address} answered ${status}: ${body.slice(0, 300)}`);
		this.status = status;
	}
}

/**
 * Asks hosts in their order until one answers: those that failed lately only when no other is left.
 *
 * @returns a function that resolves to the text of the answer
 *   rejects with {@link RefusedError} when a host refuses the request, {@link RetryError} when none answers
 */
export function createHosts(hosts: readonly string[], options: AdapterOptions = {}) {
	const register = createHostRegister(options);
	const timeouts = options.timeouts ?? defaultTimeouts;
	const load = options.fetch ?? ((input, init) => fetch(input, init));
	return async function ask<Answer>(request: HostRequest, read: (text: string) => Answer): Promise<Answer> {
		const up = hosts.filter((host) => !register.isDown(host));
		const failures: string[] = [];
		for (const host of up.length > 0 ? up : hosts) {
			try {
				return read(await askHost(host, request, timeouts, load));
			} catch (error) {
				if (error instanceof RefusedError) throw error;
				register.fail(host);
				failures.push(`${host}: ${error instanceof Error ? error.message : error}`);
			}
		}
		throw new RetryError(`No search host answered. ${failures.join('; ')}`);
	};
}

async function askHost(
	host: string,
	{ method = 'POST', path, headers = {}, body, change = false }: HostRequest,
	timeouts: Timeouts,
	load: typeof fetch,
): Promise<string> {
	const abort = new AbortController();
	const within = (milliseconds: number) =>
		setTimeout(() => abort.abort(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
	let timer = within(change ? timeouts.write : timeouts.connect);
	try {
		const response = await load(host + path, {
			method,
			headers,
			signal: abort.signal,
			...(body === undefined ? {} : { body }),
		});
		if (!change) {
			clearTimeout(timer);
			timer = within(timeouts.read);
		}
		const text = await readText(response);
		if (response.ok) return text;
		if (response.status >= 500 || response.status === TOO_MANY)
			throw new Error(`status ${response.status}: ${text.slice(0, 300)}`);
		throw new RefusedError(host + path.replace(/\?.*/, ''), response.status, text);
	} finally {
		clearTimeout(timer);
	}
}

/** Reads the text of an answer, and gives up one that is too large: reading it would freeze the page. */
async function readText(response: Response): Promise<string> {
	const reader = response.body?.pipeThrough(new TextDecoderStream() as ReadableWritablePair).getReader();
	let text = '';
	for (;;) {
		const { value, done } = (await reader?.read()) ?? { done: true };
		if (done) return text;
		text += value;
		if (text.length > searchLimits.answer) throw new Error('an answer that is too large');
	}
}
