import { addressOf, type HttpRequest } from '../../site/http-request.ts';
import { literal, singleQuoted } from './text.ts';

const indent = '  ';
const notation = {
	words: { true: 'true', false: 'false', null: 'null' },
	key: (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)),
	text,
	indent,
};

/** The request with `fetch`, for a module in Node.js or a browser. */
export function javascript(request: HttpRequest): string {
	const { method, headers, body } = request;
	const options = [
		...(method === 'GET' ? [] : [`method: '${method}'`]),
		...(headers.length === 0 ? [] : [`headers: ${literal(Object.fromEntries(headers), notation, indent)}`]),
		...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, notation, indent)})`]),
	];
	const second = options.length > 0 ? `, {\n${options.map((line) => `${indent}${line},\n`).join('')}}` : '';
	return [
		`const response = await fetch(${text(addressOf(request))}${second});`,
		'console.log(response.status, await response.text());',
	].join('\n');
}

function text(value: string): string {
	return singleQuoted(value).replaceAll('\n', '\\n');
}
