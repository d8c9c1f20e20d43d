import { addressOf, type SampleRequest } from './request.ts';
import { bodyText } from './text.ts';

/** The request as a cURL command for POSIX shells. */
export function curl(request: SampleRequest): string {
	const verb = request.method === 'GET' ? '' : `--request ${request.method} `;
	const body = bodyText(request);
	return [
		`curl ${verb}${quoted(addressOf(request))}`,
		...request.headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
		...(body === undefined ? [] : [`--data ${quoted(body)}`]),
	].join(' \\\n  ');
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
