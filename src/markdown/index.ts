import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { docsFolder, entryId } from '../schemas/frontmatter/entry-id.ts';
import { type Language, languages, textsOf } from '../site/languages.ts';
import { placeOf } from '../site/places.ts';
import { pathOfEntry } from '../site/urls.ts';
import { type CodeTexts, codeBlocks } from './code.ts';
import { headingAnchors } from './headings.ts';
import { markedOptions } from './options.ts';
import { scrollingTables } from './tables.ts';

const codeTexts = new Map(languages.map((language) => [language, codeTextsOf(language)]));

function codeTextsOf(language: Language): CodeTexts {
	const texts = textsOf(language);
	return { copy: texts['code.copy'] ?? '', copied: texts['code.copied'] ?? '' };
}

/** Texts of the code blocks of a file, in the language of its page; English for what is no page. */
function codeTextsOfFile(file: string): CodeTexts {
	const entry = file.startsWith(`${docsFolder}/`) ? file.slice(docsFolder.length + 1) : '';
	const { language } = placeOf(pathOfEntry(entryId(entry)));
	return codeTexts.get(language) ?? codeTextsOf(language);
}

/** How Markdown becomes HTML: the engine and its plugins in order, that of code blocks among them. */
export const markdown: NonNullable<AstroUserConfig['markdown']> = {
	syntaxHighlight: false,
	processor: satteri({
		hastPlugins: [
			codeBlocks(codeTextsOfFile),
			satteriHeadingIdsPlugin(),
			headingAnchors(),
			scrollingTables(),
			markedOptions(),
		],
	}),
};
