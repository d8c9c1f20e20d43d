import type { Parts } from '../assemble.ts';
import { type ContractProblem, problemAt } from '../problem.ts';
import type { Place } from '../types.ts';
import { below, schemasOf } from '../walk.ts';
import { filler } from './filler.ts';

/** Fewest words with a meaning of their own that the text of a field or parameter has. */
const WORDS = 2;

/** Texts of parameters and fields that say no more than the name beside them, such as `Id of the addon`. */
export function checkThin(parts: Parts): ContractProblem[] {
	return [...textsOf(parts)].flatMap(({ name, text, place }) => {
		const words = meaningOf(text, name);
		if (words.length >= WORDS) return [];
		return [
			problemAt(place, [
				`\`${text}\`, which says ${words.length === 0 ? 'nothing' : `only "${words[0]}"`} that \`${name}\` does not`,
				`${WORDS} words or more with a meaning of their own`,
				'which one it is, who gives it (the operation or screen), what it is measured in, what each value means, or what holds without it',
			]),
		];
	});
}

/** Whether a text says no more than the name beside it; that of a schema may have its kind at the end. */
export function saysLittle(text: string, name: string): boolean {
	return meaningOf(text, name.replace(/Schema$/, '')).length < WORDS;
}

/** What a text says beyond a name: its words that are neither filler nor part of the name, and its code. */
export function meaningOf(text: string, name: string): string[] {
	const known = new Set(wordsOf(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')));
	const code = [...text.matchAll(/`([^`]*)`/g)].map(([, inner = '']) => inner);
	const words = wordsOf(text.replaceAll(/`[^`]*`/g, ' '));
	return [
		...new Set(words.filter((word) => word.length > 1 && !filler.has(word) && !known.has(word))),
		...new Set(code.filter((one) => one !== name)),
	];
}

function* textsOf(parts: Parts): Generator<{ name: string; text: string; place: Place }> {
	for (const { operation, place } of parts.operations) {
		for (const [index, { name, description }] of (operation.parameters ?? []).entries()) {
			const at = below(place, 'parameters', index, 'description');
			if (description) yield { name, text: description, place: at };
		}
	}
	for (const { schema, place, as } of schemasOf(parts)) {
		if (as !== 'property' || !schema.description) continue;
		yield { name: String(place.keys.at(-1)), text: schema.description, place: below(place, 'description') };
	}
}

function wordsOf(text: string): string[] {
	return [...text.matchAll(/\p{L}+|\d+/gu)].map(([word]) => stem(word.toLowerCase()));
}

/** Without the ending of a plural. */
function stem(word: string): string {
	if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
	if (/[^s]s$/.test(word) && word.length > 3) return word.replace(/(?<=[sxz]|sh|ch)es$|s$/, '');
	return word;
}
