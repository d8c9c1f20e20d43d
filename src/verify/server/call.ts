/**
 * Sends a request and reads the JSON answer.
 *
 * @throws Error naming method, path, status and answer when the status is not 2xx
 */
export type Call = <T = unknown>(method: string, path: string, body?: unknown, token?: string) => Promise<T>;

/** Makes a caller of the server at `url` that shows a token, or a session's cookie. */
export function caller(url: string, token?: string, cookie?: string): Call {
	return async (method, path, body, otherToken = token) => {
		const headers: Record<string, string> = { 'Content-Type': 'application/json' };
		if (otherToken) headers['Authorization'] = otherToken;
		if (cookie) headers['Cookie'] = cookie;
		const response = await fetch(url + path, {
			method,
			headers,
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const text = await response.text();
		if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
		return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
	};
}

/** Signs a user in and returns the session's cookie. */
export async function signIn(url: string, user: { username: string; password: string }): Promise<string> {
	const response = await fetch(`${url}/auth/simple/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(user),
	});
	// The server sends headers before it has saved the session, and ends the answer after.
	await response.text();
	if (!response.ok) throw new Error(`Signing in as ${user.username} answered ${response.status}`);
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');
}
