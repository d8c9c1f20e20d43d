import { stopWords } from '../data/stop-words.ts';
import { exactNamesOf, isPlaceholder } from '../text/exact.ts';
import { tokenize } from '../text/words.ts';

/** A method or an address alone, as a reader types or pastes it. */
const PATH_ALONE = /^(?:[A-Z]{3,7} )?\/?\S+$/i;

/** What stands for one thing of many: a number, or letters and digits mixed. */
const ID = /^\d+$|^(?=.*\d)[\da-z-]{6,}$/;

/**
 * A query as engines take it that want all of its words, or drop them from its end: without the words that every page
 * has, unless nothing else remains, and of a path without what readers filled in.
 */
export function tellingWords(query: string): string {
	const { path } = exactNamesOf(query);
	if (path && PATH_ALONE.test(query.trim())) return pathWords(path.segments, path.method);
	const words = query.split(/\s+/).filter(Boolean);
	const telling = words.filter((word) => {
		const terms = tokenize(word);
		return terms.length > 0 && !terms.every((term) => stopWords.has(term));
	});
	return telling.length > 0 ? telling.join(' ') : query;
}

/** The parts of a path that name things: behind the name of many things, as `projects`, one of them follows. */
function pathWords(segments: readonly string[], method = ''): string {
	const isValue = (segment: string, at: number) =>
		isPlaceholder(segment) || ID.test(segment) || (at > 0 && /[^s]s$/.test(segments[at - 1] ?? ''));
	const named = segments.filter((segment, at) => !isValue(segment, at));
	return [method, ...(named.length > 0 ? named : segments)].filter(Boolean).join(' ');
}
