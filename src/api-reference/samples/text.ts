import type { HttpRequest } from '../../lib/http-request.ts';
import type { Reading } from './variables.ts';

/** Whether a header carries the token, which samples take from the environment. */
export function isToken([name]: readonly [name: string, value: string]): boolean {
	return name === 'Authorization';
}

/** Expression for the address of a request: the reader's server and the path, which `quoted` makes a text. */
export function addressIn(
	{ address }: Reading,
	{ target }: HttpRequest,
	quoted: (text: string) => string,
): string {
	return address.code + quoted(target).slice(1);
}

/** Expression for the value of a header. */
export function headerValue(
	{ token }: Reading,
	header: readonly [string, string],
	quoted: (text: string) => string,
): string {
	return isToken(header) ? token.code : quoted(header[1]);
}

/** The body of a request as it is shown, or `undefined` if it has none. */
export function bodyText({ body }: HttpRequest): string | undefined {
	return body === undefined ? undefined : JSON.stringify(body, null, 2);
}

/**
 * The path of a request behind its first slash, if it has only signs that mean nothing in a text of any language: it
 * then stands in every sample as it is.
 */
export function plainPathOf({ target }: HttpRequest): string | undefined {
	return /^\/([\w/.~-]+)(?:\?|$)/.exec(target)?.[1];
}

/** Text with every line but the first moved to the right. */
export function indented(text: string, by: string): string {
	return text.replaceAll('\n', `\n${by}`);
}

/** A text in double quotes, as Java, C#, Go and Rust read it. */
export function doubleQuoted(text: string): string {
	return JSON.stringify(text);
}

/** A text in single quotes in which only a backslash escapes, as JavaScript, Python, Ruby and PHP read it. */
export function singleQuoted(text: string): string {
	return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** `post` as `Post`. */
export function capitalized(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** Code that stands among data as it is. */
export class Raw {
	readonly code: string;

	constructor(code: string) {
		this.code = code;
	}
}

/** How a language writes data. */
export interface Notation {
	/** What stands for `true`, `false` and `null`. */
	words: { true: string; false: string; null: string };
	key(name: string): string;
	text(value: string): string;
	/** One level of indentation. */
	indent: string;
}

/** Data as a literal of a language that writes lists in `[]` and maps in `{}`. */
export function literal(value: unknown, notation: Notation, at = ''): string {
	const inner = at + notation.indent;
	if (value === null || value === undefined) return notation.words.null;
	if (typeof value === 'boolean') return notation.words[`${value}`];
	if (typeof value === 'string') return notation.text(value);
	if (typeof value !== 'object') return String(value);
	if (value instanceof Raw) return value.code;
	const parts = Array.isArray(value)
		? value.map((item) => literal(item, notation, inner))
		: Object.entries(value).map(([name, item]) => `${notation.key(name)}: ${literal(item, notation, inner)}`);
	const [open, close] = Array.isArray(value) ? '[]' : '{}';
	if (parts.length === 0) return `${open}${close}`;
	return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${at}${close}`;
}
