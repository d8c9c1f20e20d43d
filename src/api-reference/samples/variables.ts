/**
 * How samples say what only the reader knows: they read the environment until the reader gives values to the page, which
 * then stand in the samples as text. Browsers load this file, so that it imports nothing.
 */

/** What samples read from the environment, without which none of them works. */
export const variableNames = { address: 'UNLEASH_URL', token: 'UNLEASH_TOKEN' } as const;

/** What a sample leaves to the reader. */
export type Variable = keyof typeof variableNames;

/** One place of code that stands for a variable. */
export interface Place {
	/** The code that reads the environment. */
	code: string;
	/** The code that holds the value instead, in which the value is nothing but text. */
	filled: (value: string) => string;
}

/** How a language reads variables. */
export interface Reading extends Record<Variable, Place> {
	/** Lines that are of use only while the environment is read. */
	only?: readonly string[];
}

const backslash = (text: string, signs: RegExp) => text.replaceAll(signs, '\\$&');
const inDouble = (text: string) => backslash(text, /["\\]/g);
const inSingle = (text: string) => backslash(text, /['\\]/g);
/** In a POSIX shell, and in an interactive one that also reads `!`. */
const inShell = (text: string) => backslash(text, /["\\$`]/g).replaceAll('!', `"'!'"`);
const inTemplate = (text: string) => backslash(text, /[`\\$]/g);

/** For a language that reads the environment with an expression, to which `join` adds the path as a text. */
function expressions(read: (name: string) => string, join: string, quote: '"' | "'"): Reading {
	const text = quote === '"' ? inDouble : inSingle;
	return {
		address: {
			code: read(variableNames.address) + join + quote,
			filled: (value) => quote + text(value),
		},
		token: { code: read(variableNames.token), filled: (value) => quote + text(value) + quote },
	};
}

/** Every language of the samples, by its id. */
export const readings = {
	curl: {
		address: { code: '$UNLEASH_URL', filled: inShell },
		token: { code: '$UNLEASH_TOKEN', filled: inShell },
	},
	javascript: {
		// biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
		address: { code: '${process.env.UNLEASH_URL}', filled: inTemplate },
		token: { code: 'process.env.UNLEASH_TOKEN', filled: (value) => `'${inSingle(value)}'` },
	},
	python: { ...expressions((name) => `os.environ['${name}']`, ' + ', "'"), only: ['import os\n'] },
	go: { ...expressions((name) => `os.Getenv("${name}")`, ' + ', '"'), only: ['\t"os"\n'] },
	java: expressions((name) => `System.getenv("${name}")`, ' + ', '"'),
	csharp: expressions((name) => `Environment.GetEnvironmentVariable("${name}")`, ' + ', '"'),
	ruby: expressions((name) => `ENV.fetch('${name}')`, ' + ', "'"),
	php: {
		...expressions((name) => `getenv('${name}')`, ' . ', "'"),
		token: { code: "' . getenv('UNLEASH_TOKEN')", filled: (value) => `${inSingle(value)}'` },
	},
	rust: expressions((name) => `std::env::var("${name}")?`, ' + ', '"'),
} as const satisfies Readonly<Record<string, Reading>>;
