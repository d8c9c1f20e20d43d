import type { HttpRequest } from '../../lib/http-request.ts';
import { addressIn, bodyText, doubleQuoted, headerValue } from './text.ts';
import { readings } from './variables.ts';

/** The request with the crate `reqwest` and its feature `blocking`, as Rust has no client of its own. */
export function rust(request: HttpRequest): string {
	const body = bodyText(request);
	return [
		'use reqwest::{blocking::Client, Method};\n',
		'fn main() -> Result<(), Box<dyn std::error::Error>> {',
		`    let url = ${addressIn(readings.rust, request, doubleQuoted)};`,
		'    let response = Client::new()',
		`        .request(Method::${request.method}, url)`,
		...request.headers.map(
			(header) =>
				`        .header(${doubleQuoted(header[0])}, ${headerValue(readings.rust, header, doubleQuoted)})`,
		),
		...(body === undefined ? [] : [`        .body(${raw(body)})`]),
		'        .send()?;',
		'    println!("{} {}", response.status(), response.text()?);',
		'    Ok(())',
		'}',
	].join('\n');
}

/** A raw string with as many `#` as the text needs. */
function raw(text: string): string {
	const longest = Math.max(0, ...(text.match(/"#*/g) ?? []).map(({ length }) => length));
	const marks = '#'.repeat(Math.max(1, longest));
	return `r${marks}"${text}"${marks}`;
}
