/**
 * Levels that the content of the site doesn't come near: its deepest has 10 of brackets, 34 of tags and 31 characters
 * of indentation. Parsers take minutes for some thousand levels, or overflow the stack, which can end the process.
 */
const MOST_BRACKETS = 100;
const MOST_TAGS = 500;

/** Indentation with marks of quotes and lists, each of which can be a level. */
const INDENTED = /^(?:[^\S\n]|[>*+?-]|\d{1,9}[.)] ){200}/m;

const TAG = /<(\/?)([a-z][\w.-]*)?|\/>/gi;
const WITHOUT_END = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/i;

/** Whether Markdown, MDX, YAML or JSON nests so deep that it can only be a mistake. Takes time in proportion to it. */
export function nestsTooDeep(text: string): boolean {
	return INDENTED.test(text) || bracketsIn(text) > MOST_BRACKETS || tagsIn(text) > MOST_TAGS;
}

function bracketsIn(text: string): number {
	let [open, most] = [0, 0];
	for (const char of text) {
		if (char === '(' || char === '[' || char === '{') open++;
		else if (open > 0 && (char === ')' || char === ']' || char === '}')) open--;
		if (open > most) most = open;
	}
	return most;
}

function tagsIn(text: string): number {
	let [open, most] = [0, 0];
	for (const [tag, slash, name] of text.matchAll(TAG)) {
		if (tag === '/>' || slash) open = Math.max(0, open - 1);
		else if (name && !WITHOUT_END.test(name)) open++;
		if (open > most) most = open;
	}
	return most;
}
