import * as limits from '../../../config/limits.ts';

/** A request that can be sent as it is. */
export interface ReadyRequest {
	method: string;
	url: string;
	headers: [name: string, value: string][];
	body: string | undefined;
}

/** What a server answered. */
export interface Answer {
	status: number;
	/** Empty over HTTP/2. */
	statusText: string;
	/** As it came; JSON is indented. */
	body: string;
	milliseconds: number;
}

/** Why nothing came that can be read. */
export type Failure = 'offline' | 'time' | 'cors' | 'refused';

/**
 * Sends a request to a server of another origin, without cookies, and waits `limits.answerWithin`. Browsers do not say
 * why a request failed: whether the server can be reached at all is found out by a request whose answer nobody reads.
 */
export async function ask({
	method,
	url,
	headers,
	body,
}: ReadyRequest): Promise<Answer | { failure: Failure }> {
	const control = new AbortController();
	const { signal } = control;
	const timer = setTimeout(() => control.abort(), limits.answerWithin);
	const start = performance.now();
	try {
		const response = await fetch(url, {
			method,
			headers,
			signal,
			credentials: 'omit',
			cache: 'no-store',
			referrerPolicy: 'no-referrer',
			...(body !== undefined && { body }),
		});
		const text = await response.text();
		const { status, statusText } = response;
		return {
			status,
			statusText,
			body: indentedJson(text),
			milliseconds: Math.round(performance.now() - start),
		};
	} catch {
		if (signal.aborted) return { failure: 'time' };
		if (!navigator.onLine) return { failure: 'offline' };
		return { failure: (await isThere(new URL(url).origin, signal)) ? 'cors' : 'refused' };
	} finally {
		clearTimeout(timer);
	}
}

async function isThere(origin: string, signal: AbortSignal): Promise<boolean> {
	return fetch(origin, { mode: 'no-cors', credentials: 'omit', signal, referrerPolicy: 'no-referrer' }).then(
		() => true,
		() => false,
	);
}

function indentedJson(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}
