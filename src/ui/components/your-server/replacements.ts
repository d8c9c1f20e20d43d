import type { Reading } from '../../../api-reference/samples/variables.ts';
import { fakeTokens } from '../../../config/fake-tokens.ts';
import { localOrigin } from '../../../lib/http-request.ts';
import { asPathPart } from './check.ts';
import { partsOfPath } from './parts-of-path.ts';
import { type TokenSlot, tokenSlots, type Values } from './values.ts';

/** A stretch of code and what stands there instead. */
export interface Replacement {
	start: number;
	end: number;
	text: string;
}

/** An operation of the API: its path, with parameters in braces, and the token that it takes. */
export interface ShownOperation {
	path: string;
	slot: TokenSlot | undefined;
}

/** What fills the sample of an operation. */
export function inSample(
	code: string,
	reading: Reading,
	operation: ShownOperation,
	values: Values,
): Replacement[] {
	const token = (operation.slot && values.tokens[operation.slot]) ?? '';
	const found = [
		...(values.address ? first(code, reading.address.code, reading.address.filled(values.address)) : []),
		...(token ? first(code, reading.token.code, reading.token.filled(token)) : []),
		...inPath(code, operation.path, values),
	];
	const readsNothing = values.address !== '' && (token !== '' || !code.includes(reading.token.code));
	const needless = readsNothing ? (reading.only ?? []).flatMap((line) => first(code, line, '')) : [];
	return inOrder([...found, ...needless]);
}

/** The path and query of a request with the reader's values. */
export function filledTarget(target: string, { path }: ShownOperation, values: Values): string {
	return replaced(target, inPath(target, path, values));
}

/** Tokens that need no quotes in a shell: how a guide quotes them is not known. */
const UNQUOTED = /^[\w.:*~+/=-]+$/;

/** What fills a command or a request of a guide, which shows a server on the reader's machine. */
export function inGuide(code: string, values: Values): Replacement[] {
	const { address, project, environment, tokens } = values;
	const { host = '', pathname = '/' } = address ? new URL(address) : {};
	const path = pathname === '/' ? '' : pathname;
	return inOrder([
		...(address ? each(code, new RegExp(`${literally(localOrigin)}(?!\\d)`, 'g'), address) : []),
		...(address ? each(code, /(?<=^Host: )localhost:4242$/gm, host) : []),
		...(path ? each(code, /(?<=^[A-Z]+ )(?=\/\S* HTTP\/1\.1$)/gm, path) : []),
		...(project ? each(code, /(?<=\/admin\/projects\/)default(?=[/"'?\s]|$)/g, project) : []),
		...(environment ? each(code, /(?<=\/environments\/)development(?=[/"'?\s]|$)/g, environment) : []),
		...tokenSlots.flatMap((slot) => {
			const token = tokens[slot] ?? '';
			return UNQUOTED.test(token) ? each(code, new RegExp(literally(fakeTokens[slot]), 'g'), token) : [];
		}),
	]);
}

function inPath(code: string, path: string, values: Values): Replacement[] {
	const pattern = path
		.split('/')
		.map((part) => (part.startsWith('{') ? '([^/"\'`?\\s\\\\]+)' : literally(part)))
		.join('/');
	const groups = new RegExp(`${pattern}(?![\\w/-])`, 'd').exec(code)?.indices ?? [];
	return partsOfPath(path).flatMap(({ place, field }, index) => {
		const value = field ? values[field] : (values.parts[place] ?? '');
		const [start, end] = groups[index + 1] ?? [];
		return value && start !== undefined && end !== undefined ? [{ start, end, text: asPathPart(value) }] : [];
	});
}

function first(code: string, found: string, text: string): Replacement[] {
	const start = code.indexOf(found);
	return start < 0 ? [] : [{ start, end: start + found.length, text }];
}

function each(code: string, pattern: RegExp, text: string): Replacement[] {
	return [...code.matchAll(pattern)].map(({ 0: found, index }) => ({
		start: index,
		end: index + found.length,
		text,
	}));
}

/** `RegExp.escape` is newer than the oldest browsers that the site is built for. */
function literally(text: string): string {
	return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function inOrder(replacements: Replacement[]): Replacement[] {
	return replacements.sort((a, b) => a.start - b.start);
}

/** Code with replacements made, as it is copied. */
export function replaced(code: string, replacements: readonly Replacement[]): string {
	return replacements
		.toReversed()
		.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}
