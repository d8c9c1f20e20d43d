import { ELLIPSIS, isAsShown } from './masks.ts';
import { differentJson, parseShownJson, sameNames } from './shown-json.ts';

/** What a page shows of an output. */
export interface Shown {
	language: string;
	text: string;
	/** Shown are parts, in order. */
	isPart: boolean;
}

/**
 * Compares an output with what the page shows: JSON as JSON, an HTTP message by status, headers and body, other text
 * by lines.
 *
 * @returns what differs, or undefined
 */
export function differentOutput(output: string, { language, text, isPart }: Shown): string | undefined {
	if (language === 'json') return differentJsonText(output, text, isPart);
	if (language === 'http') return differentMessage(output, text, isPart);
	return differentLines(linesOf(output), linesOf(text), isPart);
}

/** Ids and secrets of a JSON output, each as shown and as it is. */
export function namesOf(output: string, { language, text }: Shown): [shown: string, real: string][] {
	if (language !== 'json') return [];
	try {
		return sameNames(JSON.parse(output), parseShownJson(text));
	} catch {
		return [];
	}
}

function differentJsonText(output: string, text: string, isPart: boolean): string | undefined {
	let actual: unknown;
	try {
		actual = JSON.parse(output);
	} catch {
		return 'what it printed is not JSON';
	}
	try {
		return differentJson(actual, parseShownJson(text), isPart);
	} catch (error) {
		if (error instanceof SyntaxError) return `what the page shows is not JSON: ${error.message}`;
		throw error;
	}
}

/** Headers come in any order; those that are not shown are left out with an ellipsis. */
function differentMessage(output: string, text: string, isPart: boolean): string | undefined {
	const actual = messageOf(output);
	const shown = messageOf(text);
	const headers = shown.headers.filter((line) => !isEllipsis(line));
	const lower = (line: string) => line.replace(/^[^:]+/, (name) => name.toLowerCase());
	if (!isAsShown(actual.start, shown.start)) return `expected ${shown.start}, got ${actual.start}`;
	const missing = headers.find(
		(line) => !actual.headers.some((other) => isAsShown(lower(other), lower(line))),
	);
	if (missing) return `expected the header ${missing}`;
	if (!isPart && headers.length === shown.headers.length && headers.length < actual.headers.length) {
		return 'headers are left out; write … for them, or output="part"';
	}
	if (/^[{[]/.test(shown.body)) return differentJsonText(actual.body, shown.body, isPart);
	return differentLines(linesOf(actual.body), linesOf(shown.body), isPart);
}

function messageOf(text: string) {
	const [head = '', ...body] = text.replaceAll('\r', '').trim().split('\n\n');
	const [start = '', ...headers] = head.split('\n');
	return { start, headers, body: body.join('\n\n') };
}

function differentLines(actual: string[], shown: string[], isPart: boolean): string | undefined {
	let index = 0;
	let maySkip = isPart;
	for (const line of shown) {
		if (isEllipsis(line)) {
			maySkip = true;
			continue;
		}
		const at = actual.findIndex(
			(other, place) => place >= index && (maySkip || place === index) && isAsShown(other, line),
		);
		if (at < 0)
			return `expected the line ${JSON.stringify(line)}, got ${JSON.stringify(actual[index] ?? 'the end')}`;
		index = at + 1;
		maySkip = isPart;
	}
	if (maySkip || index === actual.length) return undefined;
	return `expected the end, got the line ${JSON.stringify(actual[index])}`;
}

function linesOf(text: string): string[] {
	return text
		.replaceAll('\r', '')
		.trim()
		.split('\n')
		.map((line) => line.trimEnd());
}

function isEllipsis(line: string): boolean {
	return line.trim() !== '' && line.trim().replace(ELLIPSIS, '') === '';
}
