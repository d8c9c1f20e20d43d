import { addressOf, type HttpRequest } from '../../site/http-request.ts';
import { bodyText, capitalized, indented, singleQuoted } from './text.ts';

/** The request with Ruby's standard library. */
export function ruby(request: HttpRequest): string {
	const body = bodyText(request);
	return [
		"require 'net/http'\n",
		`uri = URI(${singleQuoted(addressOf(request))})`,
		`request = Net::HTTP::${capitalized(request.method)}.new(uri)`,
		...request.headers.map(([name, value]) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
		...(body === undefined ? [] : [`request.body = <<~'JSON'\n  ${indented(body, '  ')}\nJSON`]),
		"response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
		'  http.request(request)',
		'end',
		'puts response.code, response.body',
	].join('\n');
}
