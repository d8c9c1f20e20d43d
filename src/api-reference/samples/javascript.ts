import type { HttpRequest } from '../../lib/http-request.ts';
import { isToken, literal, Raw, singleQuoted } from './text.ts';
import { readings } from './variables.ts';

const indent = '  ';
const notation = {
	words: { true: 'true', false: 'false', null: 'null' },
	key: (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)),
	text,
	indent,
};

/** The request with `fetch`, for a module in Node.js. */
export function javascript(request: HttpRequest): string {
	const { method, target, headers, body } = request;
	const { address, token } = readings.javascript;
	const values = headers.map((header) => [header[0], isToken(header) ? new Raw(token.code) : header[1]]);
	const options = [
		...(method === 'GET' ? [] : [`method: '${method}'`]),
		...(headers.length === 0 ? [] : [`headers: ${literal(Object.fromEntries(values), notation, indent)}`]),
		...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, notation, indent)})`]),
	];
	const second = options.length > 0 ? `, {\n${options.map((line) => `${indent}${line},\n`).join('')}}` : '';
	const path = target.replaceAll(/[`\\$]/g, '\\$&');
	return [
		`const url = \`${address.code}${path}\`;`,
		`const response = await fetch(url${second});`,
		'console.log(response.status, await response.text());',
	].join('\n');
}

function text(value: string): string {
	return singleQuoted(value).replaceAll('\n', '\\n');
}
