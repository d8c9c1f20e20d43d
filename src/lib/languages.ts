import { readdirSync } from 'node:fs';
import { problem } from './diagnostics/build-error.ts';
import { parseYaml } from './files/parse-yaml.ts';
import { tryReadText } from './files/read-text.ts';

/** A language of the site: one dictionary in `src/content/i18n`. */
export interface Language {
	/** Language tag of the dictionary's file name, such as `en` or `pt-BR`. */
	code: string;
	/** What its readers call it. */
	label: string;
	dir: 'ltr' | 'rtl';
	/** Root-relative path under which its pages live. */
	path: string;
}

const FOLDER = 'src/content/i18n';

/** The language of pages at the root, whose texts stand in for those that another language lacks. */
const DEFAULT = 'en';

/** All languages, English first. Name and direction of writing come from the locale data of Node. */
export const languages = readLanguages();

/**
 * Reads which languages there are.
 *
 * @throws {BuildError} if a dictionary is named after no language, or cannot be read
 */
export function readLanguages(folder = FOLDER): readonly [Language, ...Language[]] {
	const codes = readdirSync(folder)
		.filter((file) => file.endsWith('.json'))
		.map((file) => file.replace(/\.json$/, ''))
		.filter((code) => code !== DEFAULT)
		.sort();
	for (const code of [DEFAULT, ...codes]) readDictionary(code, folder);
	return [languageOf(DEFAULT, '/', folder), ...codes.map((code) => languageOf(code, `/${code}`, folder))];
}

function languageOf(code: string, path: string, folder: string): Language {
	try {
		const locale = new Intl.Locale(code);
		if (locale.toString() !== code) throw new RangeError(`the tag is ${locale}`);
		const label = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
		if (!label) throw new RangeError('no language has the tag');
		const [first = '', ...rest] = label;
		return { code, label: first.toLocaleUpperCase(code) + rest.join(''), dir: directionOf(locale), path };
	} catch (error) {
		const why = error instanceof Error ? error.message : error;
		throw problem({
			where: `${folder}/${code}.json`,
			found: `a dictionary for "${code}" (${why})`,
			expected: 'a file named after a language tag',
			write: `${folder}/pt-BR.json`,
		});
	}
}

function directionOf(locale: Intl.Locale): Language['dir'] {
	const { getTextInfo } = locale as Intl.Locale & { getTextInfo(): { direction: Language['dir'] } };
	return getTextInfo.call(locale).direction;
}

/** The languages as Starlight wants them: English at the root, every other under its code. */
export const locales = Object.fromEntries(
	languages.map(({ code, label, dir }) => [code === DEFAULT ? 'root' : code, { lang: code, label, dir }]),
);

/** The texts of a language, English ones where it has none; for what is made outside of pages. */
export function textsOf({ code }: Pick<Language, 'code'>): Record<string, string> {
	return { ...readDictionary(DEFAULT), ...readDictionary(code) };
}

/**
 * Reads the dictionary of a language.
 *
 * @throws {BuildError} if it's no JSON object of texts, each name once
 */
export function readDictionary(code: string, folder = FOLDER): Record<string, string> {
	const file = `${folder}/${code}.json`;
	const wrong = (found: string, write: string) =>
		problem({ where: file, found, expected: 'a JSON object of texts in UTF-8', write });
	const text = tryReadText(file);
	if (typeof text !== 'string') throw wrong(text.found, text.write);
	let texts: unknown;
	try {
		texts = JSON.parse(text);
	} catch (error) {
		throw wrong((error as SyntaxError).message, '{ "name": "text" }, with a comma between two texts');
	}
	if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
		throw wrong(text.slice(0, 80), '{ "name": "text" }');
	const other = Object.entries(texts).find(([, value]) => typeof value !== 'string');
	if (other) throw wrong(`no text in ${other[0].slice(0, 80)}`, `"${other[0].slice(0, 80)}": "text"`);
	// The parser of JSON takes the last one without a word.
	const twice = parseYaml(text).mistakes.find((mistake) => mistake.code === 'DUPLICATE_KEY');
	if (twice) throw wrong(`the text ${twice.message}`, 'one of the two texts');
	return texts as Record<string, string>;
}
