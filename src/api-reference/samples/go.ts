import type { HttpRequest } from '../../lib/http-request.ts';
import { addressIn, bodyText, doubleQuoted, headerValue } from './text.ts';
import { readings } from './variables.ts';

/** The request with Go's standard library. */
export function go(request: HttpRequest): string {
	const body = goBody(request);
	const failing = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';
	const packages = ['fmt', 'io', 'log', 'net/http', 'os', ...(body === undefined ? [] : ['strings'])];
	return [
		'package main\n',
		`import (\n${packages.map((name) => `\t"${name}"\n`).join('')})\n`,
		'func main() {',
		`\turl := ${addressIn(readings.go, request, doubleQuoted)}`,
		...(body === undefined ? [] : [`\tbody := strings.NewReader(\`${body}\`)`]),
		`\trequest, err := http.NewRequest("${request.method}", url, ${body === undefined ? 'nil' : 'body'})`,
		failing,
		...request.headers.map(
			(header) =>
				`\trequest.Header.Set(${doubleQuoted(header[0])}, ${headerValue(readings.go, header, doubleQuoted)})`,
		),
		'\tresponse, err := http.DefaultClient.Do(request)',
		failing,
		'\tdefer response.Body.Close()',
		'\tanswer, err := io.ReadAll(response.Body)',
		failing,
		'\tfmt.Println(response.Status, string(answer))',
		'}',
	].join('\n');
}

/** The body as it stands in the raw string, which cannot hold a backquote. */
export function goBody(request: HttpRequest): string | undefined {
	return bodyText(request)?.replaceAll('`', '` + "`" + `');
}
