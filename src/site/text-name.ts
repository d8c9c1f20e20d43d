import type english from '../content/i18n/en.json';

/** Names of the texts of this site: English has them all. */
export type TextName = keyof typeof english;
