import type { HttpRequest } from '../../../lib/http-request.ts';
import { jsonText, quote } from '../../../markdown/code/curl.ts';

/** The request as it goes over the wire. */
export function toHttp({ method, origin, target, headers, body }: HttpRequest): string {
	const all = [['Host', new URL(origin).host], ...headers];
	const head = [`${method} ${target} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`)].join(
		'\n',
	);
	return body === undefined ? head : `${head}\n\n${jsonText(body)}`;
}

/** The request as an HTTPie command for POSIX shells, field by field where the body allows it. */
export function toHttpie({ method, origin, target, headers, body }: HttpRequest): string {
	const fields = body === undefined ? [] : httpieFields(body);
	const parts = [
		`http ${fields ? '' : `--raw ${quote(jsonText(body))} `}${method} ${quote(origin + target)}`,
	];
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

/** A word for a shell, quoted only if it needs to be. */
function word(text: string): string {
	return /^[\w.,:=@%+/-]+$/.test(text) ? text : quote(text);
}
