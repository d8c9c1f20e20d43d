/** The code of a page: blocks, requests and samples. Prose around it may change without another run. */
export function codeOf(body: string): string {
	const code = body.matchAll(/^[^\S\n]*```[\s\S]*?^[^\S\n]*```|<(?:ApiRequest|Sample)\b[\s\S]*?\/>/gm);
	return [...code].map(([text]) => text).join('\n');
}
