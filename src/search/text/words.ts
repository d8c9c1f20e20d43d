import { stopWords } from '../data/stop-words.ts';
import type { Text } from '../records/record.ts';
import { stem } from './stem.ts';

/** A word as it stands in a text, with the place where it stands. */
export interface Word {
	/** As written. */
	raw: string;
	/** Offset of its first character. */
	start: number;
}

const WORD = /[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)*/gu;
const SINGLE_LETTERS = /\b(\p{L})\/(?=\p{L}\b)/gu;

/** Removes accents and case: `Café` and `cafe` are the same word. */
export function fold(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text in order. Letters and digits joined by `_` or `.` are one word. */
export function wordsOf(text: string): Word[] {
	return Array.from(text.matchAll(WORD), (match) => ({ raw: match[0], start: match.index }));
}

/**
 * The terms under which one word is found: itself, folded and without its ending, and the parts of a
 * compound (`flag_enabled`, `userId`, `node.js`).
 */
export function termsOf(raw: string): string[] {
	const parts = raw.split(/[._]|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
	const whole = stem(fold(raw));
	return parts.length === 1 ? [whole] : [...new Set([whole, ...parts.map((part) => stem(fold(part)))])];
}

/** The terms of a text, as the index holds them. `A/B` counts as `ab`. */
export function tokenize(text: string): string[] {
	return wordsOf(text.replace(SINGLE_LETTERS, '$1')).flatMap(({ raw }) => termsOf(raw));
}

/** The terms of a text that say something. Where there are terms already, those. */
export function termsOfText(text: Text): readonly string[] {
	return typeof text === 'string' ? tokenize(text).filter((term) => !stopWords.has(term)) : text;
}
