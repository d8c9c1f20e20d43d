import { loadFile } from '../lib/browser/load/file.ts';
import { pageLanguage } from '../lib/browser/page-language.ts';
import { type SearchTexts, textsUrl } from './texts.ts';

let ahead: Promise<SearchTexts> | undefined;
let taken = false;

/** The texts of search in the language of the page. What was loaded ahead is used once: who asks again has reason to. */
export function loadTexts(): Promise<SearchTexts> {
	if (!ahead || taken) return load();
	taken = true;
	return ahead;
}

/** Loads the texts before somebody asks for them, once, and again when that failed. */
export function loadTextsAhead(): Promise<SearchTexts> {
	ahead ??= load().catch((error) => {
		ahead = undefined;
		throw error;
	});
	return ahead;
}

async function load(): Promise<SearchTexts> {
	return JSON.parse(await loadFile(textsUrl(pageLanguage(document)), 'json'));
}
