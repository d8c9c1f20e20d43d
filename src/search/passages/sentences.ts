/** Ends of sentences: a stop before white space and a capital letter, a digit or a quote. */
const END = /(?<=[.!?][)"”’']?)\s+(?=[\p{Lu}\p{N}"“(])/u;

/** Dots that end no sentence. */
const ABBREVIATED = /(?:\b(?:e\.g|i\.e|etc|vs|approx|No)|\b\p{Lu})\.$/u;

/** Cuts a text into its sentences. */
export function sentencesOf(text: string): string[] {
	return text.split(END).reduce<string[]>((sentences, part) => {
		const before = sentences.at(-1);
		if (before !== undefined && ABBREVIATED.test(before))
			sentences[sentences.length - 1] = `${before} ${part}`;
		else sentences.push(part);
		return sentences;
	}, []);
}

/** What stands between the cells of a row of a table. */
const CELLS = ' · ';

/** Whether a text is a row of a table, with its cells. */
export const isTableRow = (text: string) => text.includes(CELLS);

/** A run of sentences with the number of its line. */
export interface Window {
	text: string;
	line: number;
}

/**
 * Runs of neighboring sentences that are short enough to be quoted; none goes on behind the end of a line, which is a
 * paragraph, an item of a list or a row of a table. A sentence that is too long is cut at a word, as what stands in lists
 * may have no stop.
 *
 * @param most characters of a run
 */
export function* windowsOf(text: string, most: number): Generator<Window> {
	for (const [line, words] of text.split('\n').entries())
		for (const run of windowsOfLine(words, most)) yield { text: run, line };
}

/**
 * A run with what a reader needs around it: the rest of its line, and lines behind it while it is short or announces
 * them. Rows of tables stand by themselves.
 *
 * @param least characters up to which lines are added
 * @param most characters of the whole
 */
export function inContext(text: string, { text: run, line }: Window, least: number, most: number): string {
	const lines = text.split('\n');
	const own = lines[line] ?? run;
	let quote = own.length <= most ? own : run;
	if (isTableRow(own) || !own.endsWith(quote)) return quote;
	for (const next of lines.slice(line + 1)) {
		const isAnnounced = quote.endsWith(':');
		const isWanted = isAnnounced || (quote.length < least && /[.:!?]$/.test(next));
		if (!isWanted || isTableRow(next) || quote.length + next.length >= most) break;
		quote = `${quote}\n${next}`;
	}
	return quote;
}

function* windowsOfLine(text: string, most: number): Generator<string> {
	const sentences = sentencesOf(text).flatMap((sentence) => cut(sentence, most));
	for (const [first, sentence] of sentences.entries()) {
		let run = sentence;
		yield run;
		for (const next of sentences.slice(first + 1)) {
			if (run.length + 1 + next.length > most) break;
			run = `${run} ${next}`;
			yield run;
		}
	}
}

function cut(sentence: string, most: number): string[] {
	const parts: string[] = [];
	let rest = sentence;
	while (rest.length > most) {
		const at = rest.lastIndexOf(' ', most);
		const end = at > most / 2 ? at : most;
		parts.push(rest.slice(0, end).trim());
		rest = rest.slice(end).trim();
	}
	return rest === '' ? parts : [...parts, rest];
}
