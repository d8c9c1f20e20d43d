import { type SearchTexts, textsUrl } from '../../search/texts.ts';

/** The texts of search in the language of the page. */
export async function loadTexts(): Promise<SearchTexts> {
	const response = await fetch(textsUrl(document.documentElement.lang));
	if (!response.ok) throw new Error(`The texts of search could not be loaded (status ${response.status}).`);
	return response.json();
}
