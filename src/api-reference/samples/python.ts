import { addressOf, type HttpRequest } from '../../site/http-request.ts';
import { literal, singleQuoted } from './text.ts';

const indent = '    ';
const text = (value: string) => singleQuoted(value).replaceAll('\n', '\\n');
const notation = { words: { true: 'True', false: 'False', null: 'None' }, key: text, text, indent };

/** The request with Python's standard library. */
export function python(request: HttpRequest): string {
	const { method, headers, body } = request;
	const options = [
		text(addressOf(request)),
		...(method === 'GET' ? [] : [`method='${method}'`]),
		...(headers.length === 0 ? [] : [`headers=${literal(Object.fromEntries(headers), notation, indent)}`]),
		...(body === undefined ? [] : [`data=json.dumps(${literal(body, notation, indent)}).encode()`]),
	];
	return [
		...(body === undefined ? [] : ['import json']),
		'from urllib.request import Request, urlopen',
		'',
		`request = Request(\n${options.map((line) => `${indent}${line},\n`).join('')})`,
		'with urlopen(request) as response:',
		`${indent}print(response.status, response.read().decode())`,
	].join('\n');
}
