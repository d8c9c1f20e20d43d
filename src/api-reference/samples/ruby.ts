import type { HttpRequest } from '../../lib/http-request.ts';
import { addressIn, bodyText, capitalized, headerValue, indented, singleQuoted } from './text.ts';
import { readings } from './variables.ts';

/** The request with Ruby's standard library. */
export function ruby(request: HttpRequest): string {
	const body = rubyBody(request);
	return [
		"require 'net/http'\n",
		`uri = URI(${addressIn(readings.ruby, request, singleQuoted)})`,
		`request = Net::HTTP::${capitalized(request.method)}.new(uri)`,
		...request.headers.map(
			(header) => `request[${singleQuoted(header[0])}] = ${headerValue(readings.ruby, header, singleQuoted)}`,
		),
		...(body === undefined ? [] : [`request.body = <<~'JSON'\n  ${body}\nJSON`]),
		"options = { use_ssl: uri.scheme == 'https' }",
		'response = Net::HTTP.start(uri.host, uri.port, options) do |http|',
		'  http.request(request)',
		'end',
		'puts response.code, response.body',
	].join('\n');
}

/** The body as it stands in the here-document. */
export function rubyBody(request: HttpRequest): string | undefined {
	const body = bodyText(request);
	return body === undefined ? undefined : indented(body, '  ');
}
