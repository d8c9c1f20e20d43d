import type english from '../content/i18n/en.json';

/** Names of the texts of this site: English has them all. */
export type TextName = keyof typeof english;

/** Gives the text of a name in the language of the page, with values for its gaps. */
export interface Translate {
	(key: TextName): string;
	(key: TextName, values: object): string;
}
