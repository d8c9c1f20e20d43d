import type { HttpRequest } from '../../lib/http-request.ts';
import { bodyText, indented, isToken } from './text.ts';
import { readings } from './variables.ts';

/** Characters of a line that fit beside the text of a page. */
const LINE = 55;
/** Longest body, in characters, that stands on one line. */
const SHORT_BODY = 38;

/** The request as a cURL command for POSIX shells: what does not fit on a line wraps at parameters. */
export function curl(request: HttpRequest): string {
	const { method, target, headers, body } = request;
	const [path = '', query] = target.split('?');
	const verb = method === 'HEAD' ? ' --head' : method === 'GET' ? '' : ` --request ${method}`;
	const whole = `curl${verb} ${addressed(target)}`;
	const asOptions = query !== undefined && body === undefined && whole.length > LINE;
	const start = `curl${verb}${asOptions ? ' --get' : ''}`;
	const address = addressed(asOptions ? path : target);
	const isShort = `${start} ${address} \\`.length <= LINE;
	return [
		...(isShort ? [`${start} ${address}`] : [start, address]),
		...(asOptions ? [...new URLSearchParams(query)].map(parameter) : []),
		...headers.map((header) => `--header ${headerText(header)}`),
		...(body === undefined ? [] : [`--data '${curlBody(request)}'`]),
	].join(' \\\n  ');
}

/** The body as it stands between the quotes of the command. */
export function curlBody(request: HttpRequest): string | undefined {
	const { body } = request;
	if (body === undefined) return undefined;
	const line = JSON.stringify(body, null, 1).replaceAll(/\n\s*/g, ' ');
	return inQuotes(line.length <= SHORT_BODY ? line : indented(bodyText(request) ?? '', '  '));
}

function addressed(target: string): string {
	return `"${readings.curl.address.code}${target}"`;
}

function parameter([name, value]: [string, string]): string {
	return `--data-urlencode ${/^[\w.-]+$/.test(name + value) ? `${name}=${value}` : `'${inQuotes(`${name}=${value}`)}'`}`;
}

function headerText(header: readonly [string, string]): string {
	const [name, value] = header;
	return isToken(header) ? `"${name}: ${readings.curl.token.code}"` : `'${inQuotes(`${name}: ${value}`)}'`;
}

/** Text in single quotes, in which a POSIX shell reads nothing but the end. */
function inQuotes(text: string): string {
	return text.replaceAll("'", String.raw`'\''`);
}
