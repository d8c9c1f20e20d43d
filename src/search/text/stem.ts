const VOWEL = /[aeiouy]/;

/**
 * Takes the ending off an English word, lightly: plurals, `-ing` and `-ed`. Words with digits, dots or
 * underscores stay as they are.
 *
 * @param word folded, as from `fold`
 */
export function stem(word: string): string {
	if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
	return withoutSilentE(americanOf(withoutEnding(withoutPlural(word))));
}

/** One spelling for `behaviour` and `behavior`, `organisation` and `organization`, `customise` and `customize`. */
function americanOf(word: string): string {
	return word
		.replace(/is(?=e$|ation$)/, 'iz')
		.replace(/^(.{3,})our$/, '$1or')
		.replace(/ys(?=e$)/, 'yz')
		.replace(/logue$/, 'log');
}

function withoutPlural(word: string): string {
	if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
	if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
	if (/[^sui]s$/.test(word)) return word.slice(0, -1);
	return word;
}

function withoutEnding(word: string): string {
	const root = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
	if (root === undefined || !VOWEL.test(root)) return word;
	return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}

function withoutSilentE(word: string): string {
	return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}
