import { addressOf, type HttpRequest } from '../../site/http-request.ts';
import { bodyText, indented, singleQuoted } from './text.ts';

/** The request with PHP's curl extension. */
export function php(request: HttpRequest): string {
	const body = bodyText(request);
	return [
		'<?php\n',
		`$request = curl_init(${singleQuoted(addressOf(request))});`,
		'curl_setopt_array($request, [',
		`  CURLOPT_CUSTOMREQUEST => '${request.method}',`,
		...(request.headers.length === 0
			? []
			: [
					'  CURLOPT_HTTPHEADER => [',
					...request.headers.map(([name, value]) => `    ${singleQuoted(`${name}: ${value}`)},`),
					'  ],',
				]),
		...(body === undefined ? [] : [`  CURLOPT_POSTFIELDS => <<<'JSON'\n  ${indented(body, '  ')}\n  JSON,`]),
		'  CURLOPT_RETURNTRANSFER => true,',
		']);',
		'echo curl_exec($request), PHP_EOL;',
	].join('\n');
}
