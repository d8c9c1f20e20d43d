import { servedTexts } from '../../../lib/served-texts.ts';

const texts = servedTexts('search');

export const getStaticPaths = texts.getStaticPaths;

/** Texts of search, which pages without a search need not carry. */
export const GET = texts.GET;
