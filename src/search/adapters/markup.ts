import { escapeHtml } from '../../lib/html/escape-html.ts';
import type { Highlighted } from '../client.ts';

/**
 * Stand around matching words in what engines return. Characters of private use, so that what a text says in
 * angle brackets stays text: everything is escaped first, and these become tags afterwards.
 */
export const MARK_OPEN = '\uE000';
export const MARK_CLOSE = '\uE001';

const MARKS = /[\uE000\uE001]/g;

/** Which tags and which ellipsis a request asked for. */
export interface Markup {
	before: string;
	after: string;
	ellipsis: string;
	/** Words of the query, to tell a full match from a partial one. */
	words: number;
}

/** Text without marks, escaped. */
export function plain(text: string): string {
	return escapeHtml(text.replace(MARKS, ''));
}

/**
 * An address that is safe in an attribute whoever writes it, escaping or not. One that would run as a script leads
 * nowhere.
 */
export function safeUrl(url: string): string {
	const leads = /^(\/|https?:\/\/)/.test(url);
	return leads
		? url.replace(/[<>"' ]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
		: '#';
}

/** A text with marks, written out: escaped, with the requested tags, of which every one is closed. */
export function marked(text: string, markup: Markup, level?: Highlighted['matchLevel']): Highlighted {
	let value = '';
	let open = false;
	const found = new Set<string>();
	for (const piece of text.split(/([\uE000\uE001])/)) {
		if (piece === MARK_OPEN || piece === MARK_CLOSE) {
			const opens = piece === MARK_OPEN;
			if (opens !== open) value += opens ? markup.before : markup.after;
			open = opens;
		} else {
			if (open) found.add(piece.toLowerCase());
			value += escapeHtml(piece);
		}
	}
	if (open) value += markup.after;
	const matchLevel = level ?? (found.size === 0 ? 'none' : found.size < markup.words ? 'partial' : 'full');
	return { value, matchLevel };
}

/** At most `size` words of a text with marks, from a little before its first mark, written out as by `marked`. */
export function markedSnippet(text: string, size: number, markup: Markup): Highlighted {
	const words = text.split(/\s+/).filter(Boolean);
	if (words.length <= size) return marked(text, markup);
	const first = words.findIndex((word) => word.includes(MARK_OPEN));
	const start = Math.max(0, Math.min(first - Math.floor(size / 4), words.length - size));
	const cut = marked(words.slice(start, start + size).join(' '), markup);
	const lead = start > 0 ? escapeHtml(markup.ellipsis) : '';
	const trail = start + size < words.length ? escapeHtml(markup.ellipsis) : '';
	return { ...cut, value: `${lead}${cut.value}${trail}` };
}
