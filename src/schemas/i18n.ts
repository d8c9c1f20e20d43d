import { i18nLoader } from '@astrojs/starlight/loaders';
import { i18nSchema } from '@astrojs/starlight/schema';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import type { TextName } from '../config/text-name.ts';
import english from '../content/i18n/en.json' with { type: 'json' };
import { problem } from '../lib/diagnostics/build-error.ts';
import { nearest } from '../lib/diagnostics/nearest.ts';
import { languages, readDictionary } from '../lib/languages.ts';

const ours = Object.fromEntries(Object.keys(english).map((name) => [name, z.string().min(1).optional()]));

const { shape } = i18nSchema({ extend: z.object(ours as Record<TextName, z.ZodOptional<z.ZodString>>) });

/**
 * Schema of the dictionaries: Starlight's texts and ours, all of them text. English decides which texts
 * exist; another language may leave some out, and readers get English for those.
 */
export const textsSchema = z.strictObject(shape, {
	error: (issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map(explain).join(' ') : undefined),
});

/**
 * Checks the texts of a language, before Astro does so without naming file, text and mend.
 *
 * @throws {BuildError} with every text that is empty, or that English doesn't have
 */
export function assertTexts(code: string, folder?: string): void {
	const { error } = textsSchema.safeParse(readDictionary(code, folder));
	if (!error) return;
	throw problem(
		...error.issues.map(({ path, message }) => ({
			where: `src/content/i18n/${code}.json`,
			found: path.length > 0 ? `${path.join('.')}: ${message}` : message,
			expected: 'the texts of en.json, none of them empty',
			write: 'the text, or nothing: English stands in for texts that are left out',
		})),
	);
}

/** Loads the dictionaries. Mistakes stop the build. */
export function textsLoader(): Loader {
	const loader = i18nLoader();
	return {
		...loader,
		load(context) {
			for (const { code } of languages) assertTexts(code);
			return loader.load(context);
		},
	};
}

function explain(name: string): string {
	const meant = nearest(name, Object.keys(shape));
	return `en.json has no text '${name}'${meant ? `; did you mean '${meant}'?` : ': add it there first.'}`;
}
