import type { Token } from './tokens.ts';

/** Text as it stands between tags. */
export function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Text as it stands in a double-quoted attribute. */
export function escapeAttribute(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * The lightest HTML of coloured pieces, without quotes around classes, which are letters: neighbours of one class share an element, also across the space between
 * them, and space at the edges stays outside of elements.
 */
export function tokensToHtml(tokens: readonly Token[]): string {
	const merged: Token[] = [];
	let space = '';
	for (const { text, class: own } of tokens) {
		const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
		if (core === '') {
			space += text;
			continue;
		}
		const last = merged.at(-1);
		if (last && last.class === own) last.text += space + before + core;
		else if (space + before === '') merged.push({ text: core, class: own });
		else merged.push({ text: space + before, class: '' }, { text: core, class: own });
		space = after;
	}
	merged.push({ text: space, class: '' });
	return merged
		.map((token) =>
			token.class ? `<span class=${token.class}>${escapeText(token.text)}</span>` : escapeText(token.text),
		)
		.join('');
}
