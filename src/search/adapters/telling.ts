import { stopWords } from '../data/stop-words.ts';
import { tokenize } from '../text/words.ts';

/**
 * A query without the words that every page has, unless nothing else remains: hosted engines want all words of a query,
 * or drop them from its end.
 */
export function tellingWords(query: string): string {
	const words = query.split(/\s+/).filter(Boolean);
	const telling = words.filter((word) => {
		const terms = tokenize(word);
		return terms.length > 0 && !terms.every((term) => stopWords.has(term));
	});
	return telling.length > 0 ? telling.join(' ') : query;
}
