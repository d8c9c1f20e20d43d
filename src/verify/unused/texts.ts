import type { Source } from './sources.ts';

/** The texts of the user interface, in English, which has them all. */
export const TEXTS = 'src/content/i18n/en.json';

/** What may hold the name of a text without asking for it. */
const NO_CODE = /^(?:tests|src\/content\/i18n|src\/samples)\//;
const QUOTES = ["'", '"', '`'];

/**
 * UI texts that nothing asks for. A text is asked for where its name stands in quotes, where a template makes names
 * with its start, and, for texts that are served in one file, where a script reads the rest of its name.
 */
export function unusedTexts(sources: readonly Source[]): string[] {
	const english = sources.find(({ file }) => file === TEXTS)?.text ?? '{}';
	const code = sources
		.filter(({ file }) => !NO_CODE.test(file))
		.map(({ text }) => text)
		.join('\n');
	return Object.keys(JSON.parse(english)).filter((name) => !isAskedFor(name, code));
}

function isAskedFor(name: string, code: string): boolean {
	const isMade = (names: readonly string[]) => names.some((start) => code.includes(`${start}\${`));
	if (QUOTES.some((quote) => code.includes(`${quote}${name}${quote}`))) return true;
	if (isMade(startsOf(name))) return true;
	const [area = '', ...rest] = name.split('.');
	if (!code.includes(`servedTexts('${area}')`) && !code.includes(`'${area}.'`)) return false;
	const end = rest.join('.');
	return isMade(startsOf(end)) || new RegExp(`[.'"\`]${RegExp.escape(end)}\\b`).test(code);
}

/** `a.b.` and `a.` for `a.b.c`. */
function startsOf(name: string): string[] {
	const parts = name.split('.').slice(0, -1);
	return parts.map((_, index) => `${parts.slice(0, index + 1).join('.')}.`);
}
