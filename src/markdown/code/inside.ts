import type { Language } from './languages.ts';
import { type Token, tokenize } from './tokens.ts';

/** Stand for parts while the code around them is coloured; short, and text in every grammar. Private use. */
const STAND_INS = { inside: '\uE0F4', text: '\uE0F5' };

/** Parts of code that its grammar does not have to read. Each stands there once. */
export interface Parts {
	/** A part that is in another language, such as the body of a request. */
	inside?: { code: string; language: Language } | undefined;
	/** A part of a literal text, such as the path of a request: it has the colour of what it stands in. */
	text?: string | undefined;
}

/**
 * Cuts code into lines of coloured pieces, a part of it as what it is: JSON within a shell command, for instance.
 *
 * Code that differs in such parts only is read by the grammar once. Parts that the code does not have change nothing.
 */
export async function tokenizeAround(
	code: string,
	language: Language,
	{ inside, text }: Parts,
): Promise<Token[][]> {
	const hasText = text !== undefined && code.includes(text);
	const hasInside = inside?.code ? code.includes(inside.code) : false;
	let around = hasText ? code.replace(text, STAND_INS.text) : code;
	if (inside && hasInside) around = around.replace(inside.code, () => STAND_INS.inside);
	let lines = await tokenize(around, language);
	if (hasText) lines = lines.map((line) => line.map((token) => withText(token, text)));
	return inside && hasInside ? withInside(lines, await tokenize(inside.code, inside.language)) : lines;
}

function withText(token: Token, text: string): Token {
	return token.text.includes(STAND_INS.text)
		? { ...token, text: token.text.replace(STAND_INS.text, () => text) }
		: token;
}

function withInside(outer: readonly Token[][], inner: Token[][]): Token[][] {
	return outer.flatMap((line) => {
		const index = line.findIndex(({ text }) => text.includes(STAND_INS.inside));
		const token = line[index];
		if (!token) return [line];
		const [before = '', after = ''] = token.text.split(STAND_INS.inside);
		const start = [...line.slice(0, index), { ...token, text: before }];
		const end = [{ ...token, text: after }, ...line.slice(index + 1)];
		return joined(start, inner, end);
	});
}

/** Lines of which the first goes on where `start` ends, and the last goes on with `end`. */
function joined(start: Token[], lines: Token[][], end: Token[]): Token[][] {
	return lines.map((line, index) => [
		...(index === 0 ? start : []),
		...line,
		...(index === lines.length - 1 ? end : []),
	]);
}
