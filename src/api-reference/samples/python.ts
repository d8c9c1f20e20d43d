import type { HttpRequest } from '../../lib/http-request.ts';
import { addressIn, isToken, literal, Raw, singleQuoted } from './text.ts';
import { readings } from './variables.ts';

const indent = '    ';
const text = (value: string) => singleQuoted(value).replaceAll('\n', '\\n');
const notation = { words: { true: 'True', false: 'False', null: 'None' }, key: text, text, indent };

/** The request with Python's standard library. An error is an answer with a body, too, and printed like the others. */
export function python(request: HttpRequest): string {
	const { method, headers, body } = request;
	const token = new Raw(readings.python.token.code);
	const values = headers.map((header) => [header[0], isToken(header) ? token : header[1]]);
	const options = [
		'url',
		...(method === 'GET' ? [] : [`method='${method}'`]),
		...(headers.length === 0 ? [] : [`headers=${literal(Object.fromEntries(values), notation, indent)}`]),
		...(body === undefined ? [] : [`data=json.dumps(${literal(body, notation, indent)}).encode()`]),
	];
	return [
		...(body === undefined ? [] : ['import json']),
		'import os',
		'from urllib.error import HTTPError',
		'from urllib.request import Request, urlopen',
		'',
		`url = ${addressIn(readings.python, request, text)}`,
		`request = Request(\n${options.map((line) => `${indent}${line},\n`).join('')})`,
		'try:',
		`${indent}response = urlopen(request)`,
		'except HTTPError as error:',
		`${indent}response = error`,
		'print(response.status, response.read().decode())',
	].join('\n');
}
