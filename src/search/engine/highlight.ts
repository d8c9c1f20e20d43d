import { escapeHtml } from '../../lib/html/escape-html.ts';
import type { Highlighted } from '../client.ts';
import { stem } from '../text/stem.ts';
import { fold, termsOf, wordsOf } from '../text/words.ts';

/** What to mark and how. */
export interface Marking {
	/** For each word of the query: what the reader typed, and the terms that stood for it. */
	words: readonly { typed: string; terms: ReadonlySet<string> }[];
	before: string;
	after: string;
	ellipsis: string;
}

/** The whole text, escaped, with matching words marked. */
export function highlight(text: string, marking: Marking): Highlighted {
	const matched = new Set<number>();
	let value = '';
	let end = 0;
	for (const { raw, start } of wordsOf(text)) {
		const word = wordIn(raw, marking);
		if (word === -1) continue;
		matched.add(word);
		const marked = markedLength(raw, marking.words[word]?.typed ?? '');
		value += escapeHtml(text.slice(end, start)) + marking.before;
		value += escapeHtml(raw.slice(0, marked)) + marking.after;
		end = start + marked;
	}
	const matchLevel = matched.size === 0 ? 'none' : matched.size === marking.words.length ? 'full' : 'partial';
	return { value: value + escapeHtml(text.slice(end)), matchLevel };
}

/** At most `size` words around the place where most words of the query stand together, marked as in `highlight`. */
export function snippet(text: string, size: number, marking: Marking): Highlighted {
	const words = wordsOf(text);
	if (words.length <= size) return highlight(text, marking);
	const first = densest(
		words.map(({ raw }) => wordIn(raw, marking)),
		size,
	);
	const start = words[first]?.start ?? 0;
	const last = words[Math.min(first + size, words.length) - 1];
	const end = last ? last.start + last.raw.length : text.length;
	const cut = highlight(text.slice(start, end), marking);
	const lead = start > 0 ? marking.ellipsis : '';
	const trail = end < text.trimEnd().length ? marking.ellipsis : '';
	return { ...cut, value: `${escapeHtml(lead)}${cut.value}${escapeHtml(trail)}` };
}

/** Index of the first word of the window with the most different matches; it starts a little before the first one. */
function densest(matches: readonly number[], size: number): number {
	let best = { start: 0, different: 0 };
	for (const [position, match] of matches.entries()) {
		if (match === -1) continue;
		const different = new Set(matches.slice(position, position + size - 2).filter((word) => word !== -1))
			.size;
		if (different > best.different) best = { start: position, different };
	}
	return Math.max(0, Math.min(best.start - 2, matches.length - size));
}

function wordIn(raw: string, { words }: Marking): number {
	const terms = termsOf(raw);
	return words.findIndex((word) => terms.some((term) => word.terms.has(term)));
}

/** A word that the reader is still typing is marked as far as it is typed, a compound as far as its first part is. */
function markedLength(raw: string, typed: string): number {
	const folded = fold(raw);
	const [part = ''] = raw.split(/[._]|(?<=\p{Ll})(?=\p{Lu})/u);
	if (part !== raw && stem(fold(part)) === typed) return part.length;
	const whole = folded.length !== raw.length || stem(folded) === typed || !folded.startsWith(typed);
	return whole ? raw.length : typed.length;
}
