import { createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import * as wasm from 'shiki/wasm';
import { grammarOf, type Language } from './languages.ts';
import { classOf, theme } from './theme.ts';

/** A piece of one line of code and the class that colours it, `''` for plain text. */
export interface Token {
	text: string;
	class: string;
}

let highlighter: Promise<HighlighterCore> | undefined;
const loading = new Map<string, Promise<void>>();

async function highlighterFor(grammar: string): Promise<HighlighterCore> {
	highlighter ??= createHighlighterCore({
		themes: [theme],
		langs: [],
		engine: createOnigurumaEngine(wasm),
	});
	const core = await highlighter;
	let loaded = loading.get(grammar);
	if (!loaded) {
		loaded = core.loadLanguage(bundledLanguages[grammar as keyof typeof bundledLanguages] as LanguageInput);
		loading.set(grammar, loaded);
	}
	await loaded;
	return core;
}

/**
 * Cuts code into lines of coloured pieces. Grammars are loaded when first needed. Shiki's own limit of 500 ms a line
 * is off: on a busy machine it would leave lines plain, and two builds would differ.
 */
export async function tokenize(code: string, language: Language): Promise<Token[][]> {
	const grammar = grammarOf(language);
	if (!grammar) return code.split('\n').map((text) => [{ text, class: '' }]);
	const core = await highlighterFor(grammar);
	const lines = core.codeToTokensBase(code, {
		lang: grammar,
		theme: theme.name ?? '',
		tokenizeTimeLimit: 0,
	});
	return lines.map((line) => line.map(({ content, color }) => ({ text: content, class: classOf(color) })));
}
