/** What gives the texts of a language: by a name alone, or with values for the gaps of a text. */
type Texts = App.Locals['t'];

const known = new Map<string, Map<unknown, unknown>>();

/**
 * Looks up texts without gaps once for each language, instead of once for each page and place.
 *
 * @param t gives the texts, and stays what it is otherwise
 */
export function rememberTexts(t: Texts, language: string): Texts {
	let texts = known.get(language);
	if (!texts) {
		texts = new Map();
		known.set(language, texts);
	}
	const seen = texts;
	return new Proxy(t, {
		apply(target, self, given: unknown[]) {
			const [name] = given;
			if (given.length > 1 || typeof name !== 'string') return Reflect.apply(target, self, given);
			if (!seen.has(name)) seen.set(name, Reflect.apply(target, self, given));
			return seen.get(name);
		},
	});
}

/**
 * Fills the gaps of texts with values as they are. i18next escapes them for HTML by default, and Starlight has no option
 * for that, but Astro escapes the text as well: readers would see `&#x2F;` for a slash.
 */
export function fillUnescaped(t: Texts): Texts {
	return new Proxy(t, {
		apply(target, self, [name, values, ...rest]: unknown[]) {
			const unescaped =
				typeof values === 'object' ? { interpolation: { escapeValue: false }, ...values } : values;
			return Reflect.apply(target, self, [name, unescaped, ...rest]);
		},
	});
}
