import type { HastPluginDefinition } from 'satteri';
import { pathFromRoot } from '../lib/files/file-paths.ts';
import { type CodeTexts, codeFigure } from './code/figure.ts';
import { languageOf } from './code/languages.ts';
import { parseMeta } from './code/meta.ts';

export { type CodeTexts, codeFigure, codeTexts } from './code/figure.ts';
export { escapeAttribute, escapeText } from './code/html.ts';
export { type Language, languageOf, languageOfFile } from './code/languages.ts';
export { parseLines } from './code/meta.ts';

/**
 * Turns code blocks of Markdown into figures, coloured with classes. It takes the place of the engine's own
 * highlighter, which falls back to plain text silently: here a language or an option that does not exist is an error.
 *
 * @param textsOf gives the texts for a file, by its path from the root of the project
 */
export function codeBlocks(textsOf: (file: string) => CodeTexts): HastPluginDefinition {
	return {
		name: 'code-blocks',
		element: {
			filter: ['pre'],
			async visit(node, ctx) {
				const child = node.children[0];
				if (child?.type !== 'element' || child.tagName !== 'code') return;
				const { lang = '', meta = '' } = (child.data ?? {}) as { lang?: string; meta?: string };
				const where = ctx.fileURL ? pathFromRoot(ctx.fileURL) : 'a Markdown text';
				const { title, marks, lang: diffLanguage } = parseMeta(meta ?? '', where);
				const code = ctx.textContent(child);
				const language = languageOf(lang ?? '', where);
				return {
					type: 'raw',
					value: await codeFigure({ code, language, title, marks, diffLanguage, where }, textsOf(where)),
				};
			},
		},
	};
}
