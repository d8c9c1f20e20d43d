import { frameWords, siteWords } from '../data/frame-words.ts';
import { questionWords, stopWords } from '../data/stop-words.ts';
import { synonyms } from '../data/synonyms.ts';
import type { Engine } from '../engine/engine.ts';
import { parseQuery } from '../text/query.ts';
import { tokenize } from '../text/words.ts';
import { weights } from './weights.ts';

/** A word of the question with what it counts. */
export interface Word {
	word: string;
	rarity: number;
	synonyms: readonly string[];
	/** Whether few texts have it: a text without it is about something else. */
	isKey: boolean;
}

/** Whether a word says what a question is about. */
export const isTelling = (word: string) =>
	!frameWords.has(word) && !siteWords.has(word) && !stopWords.has(word);

/** The words of a question. One that no text has counts as the rarest: what it asks about is not here. */
export function questionWordsOf(question: string, engine: Engine): Word[] {
	const degree = degreeIn(question);
	const words = wholeWords(question, engine).map((word) => {
		const rarity = Math.log(1 + engine.sections / (1 + engine.sectionsWith(word)));
		return { word, rarity: frameWords.has(word) || degree.has(word) ? rarity * weights.frame : rarity };
	});
	const rarest = Math.max(0, ...words.map(({ rarity }) => rarity));
	return words.map(({ word, rarity }) => ({
		word,
		rarity,
		synonyms: synonyms.get(word) ?? [],
		isKey:
			!degree.has(word) &&
			rarity >= rarest * weights.key &&
			engine.sectionsWith(word) < engine.sections * weights.common,
	}));
}

/**
 * The words of a question, where a compound is one word: a text about SQL and a cat says nothing about `MySQL` and
 * `ConfigCat`. One that no text has is its parts where a title has them side by side, as `SpringBoot`.
 */
function wholeWords(question: string, engine: Engine): string[] {
	const { words, compounds } = parseQuery(`${question} `);
	const dropped = new Set<string>();
	for (const [whole, parts] of compounds) {
		if (parts.length === 0) continue;
		const isSpelledApart = engine.sectionsWith(whole) === 0 && isInTitles(parts, engine);
		for (const word of isSpelledApart ? [whole] : parts) dropped.add(word);
	}
	return words.filter((word) => !dropped.has(word));
}

function isInTitles(parts: readonly string[], engine: Engine): boolean {
	const phrase = ` ${parts.join(' ')} `;
	return engine.pages.some(({ title }) => ` ${tokenize(title).join(' ')} `.includes(phrase));
}

/** `fast` of `How fast does …`: it asks for a degree. */
function degreeIn(question: string): ReadonlySet<string> {
	const [, word = '', next = ''] = /\bhow\s+(\p{L}+)\s+(\p{L}+)/iu.exec(question) ?? [];
	return new Set(questionWords.has(next.toLowerCase()) ? tokenize(word) : []);
}
