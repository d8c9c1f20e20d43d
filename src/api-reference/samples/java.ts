import type { HttpRequest } from '../../lib/http-request.ts';
import { addressIn, bodyText, doubleQuoted, headerValue, indented } from './text.ts';
import { readings } from './variables.ts';

/** The request with the client of Java's standard library; the body is a text block, so Java 17 or later. */
export function java(request: HttpRequest): string {
	const body = javaBody(request);
	const publisher =
		body === undefined
			? 'HttpRequest.BodyPublishers.noBody()'
			: `HttpRequest.BodyPublishers.ofString("""\n        ${body}""")`;
	return [
		'import java.net.URI;',
		'import java.net.http.HttpClient;',
		'import java.net.http.HttpRequest;',
		'import java.net.http.HttpResponse;\n',
		'public class Sample {',
		'  public static void main(String[] args) throws Exception {',
		'    var request = HttpRequest.newBuilder()',
		`      .uri(URI.create(${addressIn(readings.java, request, doubleQuoted)}))`,
		...request.headers.map(
			(header) =>
				`      .header(${doubleQuoted(header[0])}, ${headerValue(readings.java, header, doubleQuoted)})`,
		),
		`      .method("${request.method}", ${publisher})`,
		'      .build();',
		'    var response = HttpClient.newHttpClient()',
		'      .send(request, HttpResponse.BodyHandlers.ofString());',
		'    System.out.println(response.statusCode() + " " + response.body());',
		'  }',
		'}',
	].join('\n');
}

/** The body as it stands in the text block. */
export function javaBody(request: HttpRequest): string | undefined {
	const body = bodyText(request);
	if (body === undefined) return undefined;
	return indented(body.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""'), '        ');
}
