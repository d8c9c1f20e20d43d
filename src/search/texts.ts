import type { TextName } from '../config/text-name.ts';

type Named<Prefix extends string> = Extract<TextName, `${Prefix}.${string}`>;

/** Texts of the dialog and the results page, without the prefix `search.` of their names. */
export type SearchTexts = Record<Named<'search'> extends `search.${infer Name}` ? Name : never, string>;

/** Root-relative address of the texts in one language. */
export function textsUrl(language: string): string {
	return `/search/texts/${language}.json`;
}
