import type { z } from 'astro/zod';
import type { proseRuleSchema } from '../schemas/data/prose.ts';
import { readFacts } from '../schemas/data/read-facts.ts';
import { lineIn, type Passage } from './passages.ts';

/** A form of text that pages do not have. */
export interface Rule {
	find: RegExp;
	/** Phrases around a find that may stand. */
	unless: readonly RegExp[];
	/** What was found, where the text alone does not say it. */
	name?: string;
	/** What pages have in its place, or the reason. */
	expected: string;
	/** What to write. */
	write: string;
}

/** Something in a text that a rule finds. */
export interface Find {
	line: number;
	found: string;
	expected: string;
	write: string;
}

/** A word or phrase as a whole, in any case, over a line's end too. */
function whole(words: string, ending = ''): string {
	const phrase = words.split(' ').map(RegExp.escape).join('\\s+');
	return `(?<![\\w-])${phrase}${ending}(?![\\w-])`;
}

/** Rules that hold for all texts. */
export function wordRules(written: readonly z.infer<typeof proseRuleSchema>[] = readFacts('prose')): Rule[] {
	return written.map((rule) => ({
		find:
			'words' in rule
				? new RegExp(rule.words.map((word) => whole(word)).join('|'), 'gi')
				: new RegExp(rule.pattern, 'g'),
		unless: (rule.unless ?? []).map((phrase) => new RegExp(whole(phrase), 'gi')),
		...('name' in rule && { name: rule.name }),
		expected: rule.why,
		write: rule.write,
	}));
}

/** One rule for each name of a term that the glossary avoids, in one and many. Links may start and end in a name. */
export function glossaryRules(terms = Object.values(readFacts('glossary'))): Rule[] {
	return terms.flatMap(({ term, avoid = [] }) =>
		avoid.map((name) => ({
			find: new RegExp(
				`${whole(name).replace(/(y)?\(\?!\[\\w-\]\)$/, (_, y) => `${y ? '(?:y|ies)' : ''}s?(?![\\w-])`)}`,
				'gi',
			),
			unless: [/gradual rollout strateg(?:y|ies)/gi],
			expected: 'the term of the glossary',
			write: term,
		})),
	);
}

/** Everything that rules find in a text. */
export function findIn(passages: readonly Passage[], rules: readonly Rule[]): Find[] {
	return passages.flatMap((passage) =>
		rules.flatMap((rule) =>
			[...passage.text.matchAll(rule.find)]
				.filter(({ index, 0: found }) => !mayStand(passage.text, index, found, rule))
				.map(({ index, 0: found }) => ({
					line: lineIn(passage, index),
					found: rule.name ? `${rule.name}: "${around(passage.text, index)}"` : `"${found}"`,
					expected: rule.expected,
					write: rule.write,
				})),
		),
	);
}

function mayStand(text: string, index: number, found: string, { unless }: Rule): boolean {
	return unless.some((phrase) =>
		[...text.matchAll(phrase)].some(
			(match) => match.index <= index && index + found.length <= match.index + match[0].length,
		),
	);
}

function around(text: string, index: number): string {
	return text.slice(Math.max(0, index - 20), index + 12).trim();
}
