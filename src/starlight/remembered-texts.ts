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
