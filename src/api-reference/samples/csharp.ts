import type { HttpRequest } from '../../lib/http-request.ts';
import { addressIn, bodyText, capitalized, doubleQuoted, headerValue, indented } from './text.ts';
import { readings } from './variables.ts';

/**
 * The request with the client of .NET, as top-level statements of C# 11 or later. Tokens such as `*:*.secret` are no
 * credentials in the sense of .NET, which is why headers are added without validation.
 */
export function csharp(request: HttpRequest): string {
	const body = csharpBody(request);
	const own = request.headers.filter(([name]) => name !== 'Content-Type');
	return [
		'using var client = new HttpClient();',
		`using var request = new HttpRequestMessage(HttpMethod.${capitalized(request.method)},`,
		`  ${addressIn(readings.csharp, request, doubleQuoted)});`,
		...own.map(
			(header) =>
				`request.Headers.TryAddWithoutValidation(${doubleQuoted(header[0])},\n  ${headerValue(readings.csharp, header, doubleQuoted)});`,
		),
		...(body === undefined
			? []
			: [
					`request.Content = new StringContent(${fence(body)}\n  ${body}\n  ${fence(body)}, null, "application/json");`,
				]),
		'using var response = await client.SendAsync(request);',
		'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
	].join('\n');
}

/** The body as it stands in the raw string. */
export function csharpBody(request: HttpRequest): string | undefined {
	const body = bodyText(request);
	return body === undefined ? undefined : indented(body, '  ');
}

/** Quotes of a raw string: one more than the longest run inside. */
function fence(text: string): string {
	const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map(({ length }) => length));
	return '"'.repeat(longest + 1);
}
