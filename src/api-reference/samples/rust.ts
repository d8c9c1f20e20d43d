import { addressOf, type HttpRequest } from '../../site/http-request.ts';
import { bodyText, doubleQuoted } from './text.ts';

/** The request with the crate `reqwest` and its feature `blocking`, as Rust has no client of its own. */
export function rust(request: HttpRequest): string {
	const body = bodyText(request);
	return [
		'fn main() -> Result<(), reqwest::Error> {',
		'    let response = reqwest::blocking::Client::new()',
		`        .request(reqwest::Method::${request.method}, ${doubleQuoted(addressOf(request))})`,
		...request.headers.map(
			([name, value]) => `        .header(${doubleQuoted(name)}, ${doubleQuoted(value)})`,
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
