import { addressOf, type HttpRequest } from '../../site/http-request.ts';
import { bodyText, doubleQuoted } from './text.ts';

/** The request with Go's standard library. */
export function go(request: HttpRequest): string {
	const body = bodyText(request);
	const reader = body === undefined ? 'nil' : `strings.NewReader(${raw(body)})`;
	const failing = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';
	const packages = ['fmt', 'io', 'log', 'net/http', ...(body === undefined ? [] : ['strings'])];
	return [
		'package main\n',
		`import (\n${packages.map((name) => `\t"${name}"\n`).join('')})\n`,
		'func main() {',
		`\trequest, err := http.NewRequest("${request.method}", ${doubleQuoted(addressOf(request))}, ${reader})`,
		failing,
		...request.headers.map(
			([name, value]) => `\trequest.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`,
		),
		'\tresponse, err := http.DefaultClient.Do(request)',
		failing,
		'\tdefer response.Body.Close()',
		'\tbody, err := io.ReadAll(response.Body)',
		failing,
		'\tfmt.Println(response.Status, string(body))',
		'}',
	].join('\n');
}

/** A raw string, which cannot hold a backquote. */
function raw(text: string): string {
	return `\`${text.replaceAll('`', '` + "`" + `')}\``;
}
