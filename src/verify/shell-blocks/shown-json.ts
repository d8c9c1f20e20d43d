import { isAsShown, isId } from './masks.ts';

/** Name of the member, and the element, that an ellipsis becomes. */
const MORE = '…';
const TOKEN = /"(?:\\.|[^"\\])*"|…|\.\.\.|[{}[\],:]|[^\s{}[\],:"…]+/g;

/**
 * Reads JSON in which an ellipsis stands for what is left out: members of an object, elements of a list, or a value.
 *
 * @throws SyntaxError when it is not JSON otherwise
 */
export function parseShownJson(text: string): unknown {
	const out: string[] = [];
	const open: string[] = [];
	for (const token of text.match(TOKEN) ?? []) {
		const before = out.at(-1) ?? '';
		const isMore = token === '…' || token === '...';
		const isMember = isMore && open.at(-1) === '{' && before !== ':';
		if (isMore && before && !'{[,:'.includes(before)) out.push(',');
		else if (before.endsWith(MORE_END) && !'}],'.includes(token)) out.push(',');
		if (token === '{' || token === '[') open.push(token);
		if (token === '}' || token === ']') {
			open.pop();
			if (out.at(-1) === ',') out.pop();
		}
		out.push(isMember ? `"${MORE}":true${MORE_END}` : isMore ? `"${MORE}"${MORE_END}` : token);
	}
	return JSON.parse(out.join(''));
}

/** White space that tells an ellipsis from a shown text. */
const MORE_END = ' ';

/**
 * Compares JSON with what a page shows of it.
 *
 * @param isPart shown members and elements are some of those there are, in order, also without an ellipsis
 * @returns the path of the first difference and what differs, or undefined
 */
export function differentJson(
	actual: unknown,
	shown: unknown,
	isPart: boolean,
	path = '',
): string | undefined {
	const at = path || 'the whole';
	const said = (value: unknown) => JSON.stringify(value)?.slice(0, 300);
	if (shown === MORE) return undefined;
	if (typeof shown === 'string' && typeof actual === 'string') {
		return isAsShown(actual, shown) ? undefined : `${at}: expected ${said(shown)}, got ${said(actual)}`;
	}
	if (Array.isArray(shown) && Array.isArray(actual)) return differentList(actual, shown, isPart, path);
	if (isObject(shown) && isObject(actual)) {
		const isOpen = isPart || Object.hasOwn(shown, MORE);
		for (const [name, value] of Object.entries(shown)) {
			if (name === MORE) continue;
			if (!Object.hasOwn(actual, name)) return `${path}.${name}: expected ${said(value)}, got no such member`;
			const different = differentJson(actual[name], value, isPart, `${path}.${name}`);
			if (different) return different;
		}
		const left = Object.keys(actual).filter((name) => !Object.hasOwn(shown, name));
		return isOpen || left.length === 0
			? undefined
			: `${at}: ${left.join(', ')} left out; write … for them, or output="part"`;
	}
	return Object.is(actual, shown) ? undefined : `${at}: expected ${said(shown)}, got ${said(actual)}`;
}

function differentList(
	actual: unknown[],
	shown: unknown[],
	isPart: boolean,
	path: string,
): string | undefined {
	let index = 0;
	let mayskip = isPart;
	for (const value of shown) {
		if (value === MORE) {
			mayskip = true;
			continue;
		}
		const first = differentJson(actual[index], value, isPart, `${path}[${index}]`);
		if (first) {
			const later = mayskip
				? actual.findIndex((other, at) => at > index && !differentJson(other, value, isPart))
				: -1;
			if (later < 0) return first;
			index = later;
		}
		index += 1;
		mayskip = isPart;
	}
	return mayskip || index === actual.length
		? undefined
		: `${path || 'the whole'}: ${actual.length} elements, ${index} are shown; write … for the others`;
}

/** Pairs of ids and secrets that stand at the same places, where they differ. */
export function sameNames(actual: unknown, shown: unknown): [shown: string, real: string][] {
	if (typeof actual === 'string' && typeof shown === 'string') {
		const isName = isId(shown) && isId(actual);
		return isName && actual !== shown ? [[shown, actual]] : [];
	}
	if (typeof actual !== 'object' || typeof shown !== 'object' || !actual || !shown) return [];
	return Object.entries(shown).flatMap(([name, value]) =>
		sameNames((actual as Record<string, unknown>)[name], value),
	);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
