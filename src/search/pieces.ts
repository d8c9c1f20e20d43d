/** A piece of a hit's string. */
export interface Piece {
	text: string;
	/** Whether it matches the query. */
	marked: boolean;
}

/**
 * Takes a string of a hit apart, so that it becomes text nodes and never markup: what is neither `<mark>` nor an
 * escaped character stays as it is written, whoever wrote it.
 *
 * @param html HTML-escaped text with marks, as every client returns it
 */
export function piecesOf(html: string | null): Piece[] {
	let marked = false;
	return (html ?? '').split(/(<\/?mark>)/).flatMap((text) => {
		if (/^<\/?mark>$/.test(text)) marked = text === '<mark>';
		else if (text !== '') return [{ text: unescaped(text), marked }];
		return [];
	});
}

/** Turns around what `escapeHtml` does. */
function unescaped(text: string): string {
	return text.replace(/&#(\d{2});/g, (_, code: string) => String.fromCharCode(Number(code)));
}
