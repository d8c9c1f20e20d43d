import type { RequestModel } from './model.ts';

/** Longest body, in characters, that stands on one line. */
const SHORT_BODY = 48;

/** The request as it goes over the wire. */
export function toHttp({ method, origin, target, headers, body }: RequestModel): string {
	const all = [['Host', new URL(origin).host], ...headers];
	const head = [`${method} ${target} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`)].join(
		'\n',
	);
	return body === undefined ? head : `${head}\n\n${json(body)}`;
}

/** The request as a cURL command for POSIX shells. */
export function toCurl({ method, origin, target, headers, body }: RequestModel): string {
	const parts = [
		`curl ${method === 'HEAD' ? '--head ' : method === 'GET' ? '' : `--request ${method} `}${quote(origin + target)}`,
	];
	for (const [name, value] of headers) parts.push(`--header ${quote(`${name}: ${value}`)}`);
	if (body !== undefined) parts.push(`--data ${quote(json(body))}`);
	return parts.join(' \\\n  ');
}

/** The request as an HTTPie command for POSIX shells, field by field where the body allows it. */
export function toHttpie({ method, origin, target, headers, body }: RequestModel): string {
	const fields = body === undefined ? [] : httpieFields(body);
	const parts = [`http ${fields ? '' : `--raw ${quote(json(body))} `}${method} ${quote(origin + target)}`];
	for (const [name, value] of headers) {
		// HTTPie sends fields as JSON by itself.
		if (name !== 'Content-Type' || !fields) parts.push(quote(`${name}:${value}`));
	}
	return [...parts, ...(fields ?? [])].join(' \\\n  ');
}

/** HTTPie's notation of a flat object, or `undefined` if the body needs to be given as it is. */
function httpieFields(body: unknown): string[] | undefined {
	if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
	const entries = Object.entries(body);
	// HTTPie reads brackets, colons and the like in names, and backslashes in values, as its own syntax.
	const plain = entries.every(
		([name, value]) => /^[A-Za-z_][\w-]*$/.test(name) && !JSON.stringify(value)?.includes('\\'),
	);
	if (!plain || entries.length === 0) return undefined;
	return entries
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) =>
			typeof value === 'string' && !/^[=@]/.test(value)
				? word(`${name}=${value}`)
				: word(`${name}:=${JSON.stringify(value)}`),
		);
}

function json(body: unknown): string {
	const line = JSON.stringify(body);
	return line.length <= SHORT_BODY ? line.replace(/^\{(.+)\}$/, '{ $1 }') : JSON.stringify(body, null, 2);
}

/** Text in single quotes, in which a POSIX shell reads nothing but the end. */
export function quote(text: string): string {
	return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A word for a shell, quoted only if it needs to be. */
function word(text: string): string {
	return /^[\w.,:=@%+/-]+$/.test(text) ? text : quote(text);
}
