import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { type Language, languages, textsOf } from '../lib/languages.ts';
import { docsFolder, routeOfFile } from '../lib/urls/page-routes.ts';
import { type Place, placeOf } from '../lib/urls/places.ts';
import { readFacts } from '../schemas/data/read-facts.ts';
import { lineBreaks } from './breaks.ts';
import { type CodeTexts, codeBlocks, codeTexts } from './code.ts';
import { firstMentions } from './first-mentions.ts';
import { headingAnchors } from './headings.ts';
import { inTurn } from './in-turn.ts';
import { markedOptions } from './options.ts';
import { scrollingTables } from './tables.ts';

const textsByLanguage = new Map(languages.map((language) => [language, codeTextsOf(language)]));

function codeTextsOf(language: Language): CodeTexts {
	const texts = textsOf(language);
	return codeTexts((key) => texts[key] ?? '');
}

/** Where the page of a file is read; the home page for what is no page. */
function placeOfFile(file: string): Place {
	return placeOf(file.startsWith(`${docsFolder}/`) ? routeOfFile(file) : '/');
}

/** Texts of the code blocks of a file, in the language of its page; English for what is no page. */
function codeTextsOfFile(file: string): CodeTexts {
	const { language } = placeOfFile(file);
	return textsByLanguage.get(language) ?? codeTextsOf(language);
}

/** The page of a file in English, which is the language of the glossary. */
function englishPage(file: string): string | undefined {
	const { language, page } = placeOfFile(file);
	return language === languages[0] ? page : undefined;
}

/** How Markdown becomes HTML: the engine and its plugins in order, that of code blocks among them. */
export const markdown: NonNullable<AstroUserConfig['markdown']> = {
	syntaxHighlight: false,
	processor: inTurn(
		satteri({
			hastPlugins: [
				codeBlocks(codeTextsOfFile),
				lineBreaks(),
				satteriHeadingIdsPlugin(),
				headingAnchors(),
				firstMentions(readFacts('glossary'), englishPage),
				scrollingTables(),
				markedOptions(),
			],
		}),
	),
};
