import type { MdxError } from '../../markdown/page-tree.ts';

/** What a page has instead of MDX, and how to fix it. */
export interface SyntaxProblem {
	line: number;
	column: number;
	found: string;
	expected: string;
	write: string;
}

/** The text from where a mistake begins to the end of its line, and the line itself. */
interface Place {
	line: number;
	column: number;
	text: string;
	rest: string;
}

/** Elements of HTML without content, which MDX wants to end in a slash. */
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/**
 * Explains an error of the MDX compiler to a writer. Its own messages name characters that its JavaScript parser didn't
 * expect, and never that braces and angle brackets are code in MDX.
 *
 * @param components names that the page imports
 */
export function explainSyntax(
	error: MdxError,
	source: string,
	components: ReadonlySet<string>,
): SyntaxProblem {
	const lines = source.split(/\r?\n/);
	const place = placeAt(lines, error.line, error.column);
	const isExpression = /expression/.test(error.reason);
	if (isExpression) return explainBraces(openingBrace(lines, place) ?? place);
	const [, unclosed = ''] = /^Expected a closing tag for `<([^`]*)>`/.exec(error.reason) ?? [];
	if (unclosed) return explainUnclosed(place, unclosed, components);
	const [, closed, open] =
		/^Unexpected closing tag `<\/([^`]*)>`(?:.*closing tag for `<([^`]*)>`)?/.exec(error.reason) ?? [];
	if (closed) {
		return {
			...at(place),
			found: `</${closed}>`,
			expected: open ? `</${open}>, because <${open}> is open` : `<${closed}> above it`,
			write: open ? `</${open}>` : `<${closed}>, or remove </${closed}>`,
		};
	}
	if (place.rest.startsWith('<')) return explainAngle(place);
	return {
		...at(place),
		found: place.text.trim(),
		expected: `MDX that can be read (${error.reason})`,
		write: 'code in backticks',
	};
}

function placeAt(lines: readonly string[], line: number, column: number): Place {
	const text = lines[line - 1] ?? '';
	return { line, column, text, rest: text.slice(column - 1) };
}

const at = ({ line, column }: Place) => ({ line, column });

/** The brace that opens the expression in which the parser failed, which may be lines above. */
function openingBrace(lines: readonly string[], { line, column }: Place): Place | undefined {
	for (let number = line; number > 0; number--) {
		const text = lines[number - 1] ?? '';
		const end = number === line ? column : text.length;
		const index = text.lastIndexOf('{', end - 1);
		if (index >= 0) return placeAt(lines, number, text[index - 1] === '{' ? index : index + 1);
	}
	return undefined;
}

function explainBraces(place: Place): SyntaxProblem {
	const [, id] = /^#{1,6}\s.*\{#([\w-]+)\}/.exec(place.text) ?? [];
	if (id) {
		return {
			...at(place),
			found: `{#${id}}`,
			expected: 'a heading without an ID: MDX reads braces as code',
			write: `<Anchor id="${id}" /> above the heading, and import it from ~/components`,
		};
	}
	const [braces] = /^\{\{.*?\}\}|^\{[^{}]*\}/.exec(place.rest) ?? [];
	return {
		...at(place),
		found: braces ?? `${place.rest}, with a brace that isn't closed`,
		expected: 'JavaScript between braces: MDX reads them as code',
		write: `put ${asCode(braces ?? '{')} in backticks`,
	};
}

function explainUnclosed(place: Place, name: string, components: ReadonlySet<string>): SyntaxProblem {
	const expected = `a tag that closes <${name}>: MDX reads angle brackets as elements`;
	const found = `<${name}> without an end`;
	const [tag = `<${name}>`] = /^<[^>]*>/.exec(place.rest) ?? [];
	if (VOID.has(name)) return { ...at(place), found, expected, write: tag.replace(/\s*>$/, ' />') };
	const write = components.has(name)
		? `</${name}> where it ends`
		: `put ${asCode(`<${name}>`)} in backticks, or </${name}> where the element ends`;
	return { ...at(place), found, expected, write };
}

function explainAngle(place: Place): SyntaxProblem {
	const [found = '<'] = /^<!--.*?(?:-->|$)|^<[^\s>]*(?:[^>]*>)?/.exec(place.rest) ?? [];
	const expected = 'an element: MDX reads angle brackets as elements';
	const comment = /^<!--\s*(.*?)\s*(?:-->|$)/.exec(found);
	if (comment) {
		return { ...at(place), found, expected: 'a comment of MDX', write: `{/* ${comment[1]} */}` };
	}
	const [, address] = /^<((?:https?:|mailto:|[\w.+-]+@)[^\s>]+)>/.exec(found) ?? [];
	if (address) {
		const href = address.includes(':') ? address : `mailto:${address}`;
		return { ...at(place), found, expected, write: `[${address}](${href})` };
	}
	const [attribute, name, value] = /([\w-]+)=([^\s"'{>]+)/.exec(found) ?? [];
	if (attribute) {
		return {
			...at(place),
			found: attribute,
			expected: 'quotes around the value of an attribute',
			write: `${name}="${value}"`,
		};
	}
	return { ...at(place), found, expected, write: `put ${asCode(found)} in backticks, or write &lt; for <` };
}

/** Code in backticks, as a page has it. */
function asCode(text: string): string {
	return `\`${text}\``;
}
