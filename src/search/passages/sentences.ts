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

/**
 * Runs of neighboring sentences that are short enough to be quoted; none goes on behind the end of a line, which is a row
 * of a table. A sentence that is too long is cut at a word, as what stands in lists may have no stop.
 *
 * @param most characters of a run
 */
export function* windowsOf(text: string, most: number): Generator<string> {
	for (const line of text.split('\n')) yield* windowsOfLine(line, most);
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
