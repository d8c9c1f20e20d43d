import { servedTexts } from '../../lib/served-texts.ts';

const texts = servedTexts('server');

export const getStaticPaths = texts.getStaticPaths;

/** Texts of the panel for the reader's server, which pages load when a reader opens it. */
export const GET = texts.GET;
