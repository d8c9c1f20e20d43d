import { loadFile } from '../../client/load/file.ts';
import { stateText } from '../../client/state-texts.ts';
import { type SearchTexts, textsUrl } from '../../search/texts.ts';

/** The texts of search in the language of the page. */
export async function loadTexts(): Promise<SearchTexts> {
	return JSON.parse(await loadFile(textsUrl(document.documentElement.lang), 'json'));
}

/** What search says when something of it cannot be loaded; the texts themselves may be missing. */
export function failedSearch(): string {
	return `${stateText('search.errorTitle')}. ${stateText('search.errorHelp')}`;
}
