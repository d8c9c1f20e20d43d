import type { Parts } from '../assemble.ts';
import { type ContractProblem, problemAt } from '../problem.ts';
import type { Place } from '../types.ts';
import { below, schemasOf } from '../walk.ts';
import { filler } from './filler.ts';

/** What a text has to say, by what it belongs to. */
const RULES = {
	field: {
		words: 2,
		write:
			'which one it is, who gives it (the operation or screen), what it is measured in, what each value means, or what holds without it',
	},
	schema: {
		words: 4,
		write: 'what it stands for, where it comes from or goes to, and how it differs from its kin',
	},
} as const;

/**
 * Texts of parameters, fields and schemas that say no more than the name beside them, such as `Id of the addon` or `A list
 * of tags`. What counts are words with a meaning of their own.
 */
export function checkThin(parts: Parts): ContractProblem[] {
	return [...textsOf(parts)].flatMap(({ name, text, place, rule }) => {
		const { words: fewest, write } = RULES[rule];
		const words = meaningOf(text, name.replace(/Schema$/, ''));
		if (words.length >= fewest) return [];
		const said = words.length === 0 ? 'nothing' : `only ${words.map((word) => `"${word}"`).join(', ')}`;
		return [
			problemAt(place, [
				`\`${text}\`, which says ${said} that \`${name}\` does not`,
				`${fewest} words or more with a meaning of their own`,
				write,
			]),
		];
	});
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

function* textsOf(
	parts: Parts,
): Generator<{ name: string; text: string; place: Place; rule: keyof typeof RULES }> {
	for (const { operation, place } of parts.operations) {
		for (const [index, { name, description }] of (operation.parameters ?? []).entries()) {
			const at = below(place, 'parameters', index, 'description');
			if (description) yield { name, text: description, place: at, rule: 'field' };
		}
	}
	for (const { schema, place, as } of schemasOf(parts)) {
		if (as === 'part' || !schema.description) continue;
		const rule = as === 'named' ? 'schema' : 'field';
		const name = String(place.keys.at(-1));
		yield { name, text: schema.description, place: below(place, 'description'), rule };
	}
}

function wordsOf(text: string): string[] {
	return [...text.matchAll(/\p{L}+|\d+/gu)]
		.map(([word]) => word.toLowerCase())
		.filter((word) => !filler.has(word))
		.map(stem);
}

/** Without the ending of a plural. */
function stem(word: string): string {
	if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
	if (/[^s]s$/.test(word) && word.length > 3) return word.replace(/(?<=[sxz]|sh|ch)es$|s$/, '');
	return word;
}
