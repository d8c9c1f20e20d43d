import type { Language } from './languages.ts';
import { type Token, tokenize } from './tokens.ts';

/** Stands for the part while the code around it is coloured; short, and text in every grammar. Private use. */
const STAND_IN = '\uE0F4';

/**
 * Cuts code into lines of coloured pieces, a part of it as what it is: JSON within a shell command, for instance.
 *
 * @param inside the part and its language; code that does not have it is coloured as a whole
 */
export async function tokenizeAround(
	code: string,
	language: Language,
	inside: { code: string; language: Language } | undefined,
): Promise<Token[][]> {
	const at = inside?.code ? code.indexOf(inside.code) : -1;
	if (!inside || at < 0) return tokenize(code, language);
	const around = code.slice(0, at) + STAND_IN + code.slice(at + inside.code.length);
	const [outer, inner] = await Promise.all([
		tokenize(around, language),
		tokenize(inside.code, inside.language),
	]);
	return outer.flatMap((line) => {
		const index = line.findIndex(({ text }) => text.includes(STAND_IN));
		const token = line[index];
		if (!token) return [line];
		const [before = '', after = ''] = token.text.split(STAND_IN);
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
