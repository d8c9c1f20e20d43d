import { addressOf, type HttpRequest } from '../../site/http-request.ts';
import { bodyText, doubleQuoted, indented } from './text.ts';

/** The request with the client of Java's standard library; the body is a text block, so Java 17 or later. */
export function java(request: HttpRequest): string {
	const body = bodyText(request);
	const publisher =
		body === undefined
			? 'HttpRequest.BodyPublishers.noBody()'
			: `HttpRequest.BodyPublishers.ofString("""\n  ${indented(escaped(body), '  ')}""")`;
	return [
		'import java.net.URI;',
		'import java.net.http.HttpClient;',
		'import java.net.http.HttpRequest;',
		'import java.net.http.HttpResponse;\n',
		'public class Sample {',
		'  public static void main(String[] args) throws Exception {',
		`    var request = HttpRequest.newBuilder(URI.create(${doubleQuoted(addressOf(request))}))`,
		...request.headers.map(([name, value]) => `      .header(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
		`      .method("${request.method}", ${publisher})`,
		'      .build();',
		'    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
		'    System.out.println(response.statusCode() + " " + response.body());',
		'  }',
		'}',
	].join('\n');
}

function escaped(text: string): string {
	return text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
}
