import { readFileSync } from 'node:fs';
import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { alignedCells } from './alignment.ts';
import { codeBlocks } from './code.ts';
import { headingAnchors } from './headings.ts';
import { markedOptions } from './options.ts';
import { scrollingTables } from './tables.ts';

const texts = JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as Record<string, string>;

/** How Markdown becomes HTML: the engine and its plugins in order, that of code blocks among them. */
export const markdown: NonNullable<AstroUserConfig['markdown']> = {
	syntaxHighlight: false,
	processor: satteri({
		hastPlugins: [
			codeBlocks({ copy: texts['code.copy'] ?? '', copied: texts['code.copied'] ?? '' }),
			satteriHeadingIdsPlugin(),
			headingAnchors(),
			alignedCells(),
			scrollingTables(),
			markedOptions(),
		],
	}),
};
