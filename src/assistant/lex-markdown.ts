import { Lexer, type Token, type TokensList } from 'marked';
import { assistantLimits } from '../config/assistant-limits.ts';

/** Signs with which Markdown inside a line begins. */
const MARKS = /[*_~`<!&|[\]()\\]/g;

/**
 * Reads Markdown that somebody else wrote. What nests too deep, or has so many marks that reading them takes seconds,
 * becomes text; so does everything where the lexer fails.
 */
export function lexMarkdown(markdown: string): Token[] {
	try {
		return new LimitedLexer({ gfm: true }).lex(markdown);
	} catch {
		return asText(markdown, []);
	}
}

class LimitedLexer extends Lexer {
	#depth = 0;

	override blockTokens(source: string, tokens: Token[] = [], clipped?: boolean): TokensList {
		return this.#within(source, tokens, () => super.blockTokens(source, tokens, clipped)) as TokensList;
	}

	override inlineTokens(source: string, tokens: Token[] = []): Token[] {
		const marks = source.match(MARKS)?.length ?? 0;
		const lex = () => super.inlineTokens(source, tokens);
		return marks > assistantLimits.marks ? asText(source, tokens) : this.#within(source, tokens, lex);
	}

	#within(source: string, tokens: Token[], lex: () => Token[]): Token[] {
		if (this.#depth >= assistantLimits.depth) return asText(source, tokens);
		this.#depth++;
		try {
			return lex();
		} finally {
			this.#depth--;
		}
	}
}

/** Tokens with a source behind them that stays as it is. Callers of the lexer may keep the list that they passed. */
function asText(source: string, tokens: Token[]): Token[] {
	tokens.push({ type: 'text', raw: source, text: source });
	return tokens;
}
