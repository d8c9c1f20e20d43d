import { loadFile } from '../client/load/file.ts';
import { type SearchTexts, textsUrl } from './texts.ts';

let texts: Promise<SearchTexts> | undefined;

/** The texts of search in the language of the page, loaded once, and again when that failed. */
export function loadTexts(): Promise<SearchTexts> {
	texts ??= loadFile(textsUrl(document.documentElement.lang), 'json').then(JSON.parse);
	texts.catch(() => {
		texts = undefined;
	});
	return texts;
}
