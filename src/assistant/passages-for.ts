import { pageFilters } from '../search/contextual.ts';
import { embeddedClient } from '../search/create-client.ts';
import type { Passage } from '../search/passages/passage.ts';
import { AnswerError } from './provider.ts';

/**
 * Passages for a question in language and version of the page that the reader is on.
 *
 * @throws {AnswerError} when the index cannot be loaded
 */
export async function passagesFor(question: string, most: number): Promise<Passage[]> {
	try {
		return await embeddedClient().passages({ question, most, facetFilters: pageFilters(document) });
	} catch (cause) {
		throw new AnswerError(navigator.onLine ? 'loading' : 'offline', undefined, { cause });
	}
}
