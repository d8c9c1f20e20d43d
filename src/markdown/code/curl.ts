import { addressOf, type HttpRequest } from '../../lib/http-request.ts';

/** Longest body, in characters, that stands on one line. */
const SHORT_BODY = 48;

/** A request as a cURL command for POSIX shells. */
export function toCurl(request: HttpRequest): string {
	const { method, headers, body } = request;
	const verb = method === 'HEAD' ? '--head ' : method === 'GET' ? '' : `--request ${method} `;
	return [
		`curl ${verb}${quote(addressOf(request))}`,
		...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
		...(body === undefined ? [] : [`--data ${quote(jsonText(body))}`]),
	].join(' \\\n  ');
}

/** JSON as it is shown: on one line if it is short. */
export function jsonText(body: unknown): string {
	const line = JSON.stringify(body);
	return line.length <= SHORT_BODY ? line.replace(/^\{(.+)\}$/, '{ $1 }') : JSON.stringify(body, null, 2);
}

/** Text in single quotes, in which a POSIX shell reads nothing but the end. */
export function quote(text: string): string {
	return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
