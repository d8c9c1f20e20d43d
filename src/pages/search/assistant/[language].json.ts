import { servedTexts } from '../../../lib/served-texts.ts';

const texts = servedTexts('assistant');

export const getStaticPaths = texts.getStaticPaths;

/** Texts of the assistant. They lie below `/search/`, so that the service worker keeps them as those of search. */
export const GET = texts.GET;
