import { addressOf, type HttpRequest } from '../../site/http-request.ts';
import { bodyText, capitalized, doubleQuoted, indented } from './text.ts';

/**
 * The request with the client of .NET, as top-level statements of C# 11 or later. Tokens such as `*:*.secret` are no
 * credentials in the sense of .NET, which is why headers are added without validation.
 */
export function csharp(request: HttpRequest): string {
	const body = bodyText(request);
	const own = request.headers.filter(([name]) => name !== 'Content-Type');
	return [
		'using var client = new HttpClient();',
		`using var request = new HttpRequestMessage(HttpMethod.${capitalized(request.method)}, ${doubleQuoted(addressOf(request))});`,
		...own.map(
			([name, value]) =>
				`request.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${doubleQuoted(value)});`,
		),
		...(body === undefined
			? []
			: [
					`request.Content = new StringContent(${fence(body)}\n  ${indented(body, '  ')}\n  ${fence(body)}, null, "application/json");`,
				]),
		'using var response = await client.SendAsync(request);',
		'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
	].join('\n');
}

/** Quotes of a raw string: one more than the longest run inside. */
function fence(text: string): string {
	const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map(({ length }) => length));
	return '"'.repeat(longest + 1);
}
