import type { HttpRequest } from '../../lib/http-request.ts';
import { addressIn, bodyText, indented, isToken, singleQuoted } from './text.ts';
import { readings } from './variables.ts';

/** The request with PHP's curl extension. */
export function php(request: HttpRequest): string {
	const body = phpBody(request);
	return [
		'<?php\n',
		`$url = ${addressIn(readings.php, request, singleQuoted)};`,
		'$request = curl_init($url);',
		'curl_setopt_array($request, [',
		`  CURLOPT_CUSTOMREQUEST => '${request.method}',`,
		...(request.headers.length === 0
			? []
			: [
					'  CURLOPT_HTTPHEADER => [',
					...request.headers.map((header) => `    ${headerText(header)},`),
					'  ],',
				]),
		...(body === undefined ? [] : [`  CURLOPT_POSTFIELDS => <<<'JSON'\n  ${body}\n  JSON,`]),
		'  CURLOPT_RETURNTRANSFER => true,',
		']);',
		'echo curl_exec($request), PHP_EOL;',
	].join('\n');
}

/** The body as it stands in the here-document. */
export function phpBody(request: HttpRequest): string | undefined {
	const body = bodyText(request);
	return body === undefined ? undefined : indented(body, '  ');
}

function headerText(header: readonly [string, string]): string {
	const [name, value] = header;
	return isToken(header) ? `'${name}: ${readings.php.token.code}` : singleQuoted(`${name}: ${value}`);
}
