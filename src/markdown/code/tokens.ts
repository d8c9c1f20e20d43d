import {
	createHighlighterCore,
	type GrammarState,
	type HighlighterCore,
	type LanguageInput,
} from 'shiki/core';
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

/** What grammars are compiled to, and what they made of lines so far. */
interface Highlighting {
	core: Promise<HighlighterCore>;
	loading: Map<string, Promise<void>>;
	memories: Map<string, Memory>;
}

/**
 * Astro loads this module twice in a build: once beside its configuration, once among the pages. Compiled grammars
 * weigh 200 MB and take seconds, so both use the same.
 */
const shared = globalThis as { highlighting?: Highlighting };

function highlighting(): Highlighting {
	shared.highlighting ??= {
		core: createHighlighterCore({ themes: [theme], langs: [], engine: createOnigurumaEngine(wasm) }),
		loading: new Map(),
		memories: new Map(),
	};
	return shared.highlighting;
}

async function highlighterFor(grammar: string): Promise<HighlighterCore> {
	const { loading, memories, ...made } = highlighting();
	const core = await made.core;
	let loaded = loading.get(grammar);
	if (!loaded) {
		const language = bundledLanguages[grammar as keyof typeof bundledLanguages] as LanguageInput;
		// A grammar that can hold the new one is made anew, and then cannot go on from states of the old one.
		loaded = core.loadLanguage(language).then(() => memories.clear());
		loading.set(grammar, loaded);
	}
	await loaded;
	return core;
}

/**
 * Cuts code into lines of coloured pieces. Grammars are loaded when first needed. Shiki's own limit of 500 ms a line
 * is off: on a busy machine it would leave lines plain, and two builds would differ. JSON means the same at every
 * indentation, and is read without.
 */
export async function tokenize(code: string, language: Language): Promise<Token[][]> {
	const grammar = grammarOf(language);
	if (!grammar) return code.split('\n').map((text) => [{ text, class: '' }]);
	const core = await highlighterFor(grammar);
	const memory = memoryOf(grammar);
	let state: State | undefined;
	return code.split('\n').map((line) => {
		const start = language === 'json' ? line.length - line.trimStart().length : 0;
		const own = line.slice(start);
		const known = (state?.lines ?? memory.first).get(own) ?? tokenizeLine(core, grammar, own, state);
		state = known.next;
		return start === 0 ? known.tokens : [{ text: line.slice(0, start), class: '' }, ...known.tokens];
	});
}

/** A state in which a grammar can be at the end of a line, and the lines that have been met after it. */
interface State {
	grammar: GrammarState;
	lines: Map<string, Line>;
}

interface Line {
	tokens: Token[];
	next: State;
}

/** Lines come again and again, in API samples above all: what a grammar made of them is kept, by the state before. */
interface Memory {
	first: Map<string, Line>;
	states: State[];
}

function memoryOf(grammar: string): Memory {
	const { memories } = highlighting();
	let memory = memories.get(grammar);
	if (!memory) {
		memory = { first: new Map(), states: [] };
		memories.set(grammar, memory);
	}
	return memory;
}

function tokenizeLine(core: HighlighterCore, grammar: string, line: string, before: State | undefined): Line {
	const memory = memoryOf(grammar);
	const found = core.codeToTokensBase(line, {
		lang: grammar,
		theme: theme.name ?? '',
		tokenizeTimeLimit: 0,
		...(before && { grammarState: before.grammar }),
	});
	const after = core.getLastGrammarState(found) as GrammarState;
	const stack = after.getInternalStack(theme.name);
	let next = memory.states.find(({ grammar: known }) => {
		const other = known.getInternalStack(theme.name);
		return stack !== undefined && other !== undefined && stack.equals(other);
	});
	if (!next) {
		next = { grammar: after, lines: new Map() };
		memory.states.push(next);
	}
	const tokens = (found[0] ?? []).map(({ content, color }) => ({ text: content, class: classOf(color) }));
	const known = { tokens, next };
	(before?.lines ?? memory.first).set(line, known);
	return known;
}
