import type { TextName } from '../../../config/text-name.ts';
import { loadFile } from '../../../lib/browser/load/file.ts';
import { pageLanguage } from '../../../lib/browser/page-language.ts';

type Own<Name> = Name extends `server.${infer Rest}` ? Rest : never;

/** Texts of the panel, by name without its beginning. */
export type ServerTexts = Readonly<Record<Own<TextName>, string>>;

let loaded: Promise<ServerTexts> | undefined;

/**
 * The texts in the language of the page. A failure is not kept.
 *
 * @throws as `loadFile`
 */
export function loadTexts(): Promise<ServerTexts> {
	loaded ??= loadFile(`/your-server/${pageLanguage(document)}.json`, 'json').then(
		(json) => JSON.parse(json) as ServerTexts,
		(error) => {
			loaded = undefined;
			throw error;
		},
	);
	return loaded;
}

/** A text with values in its gaps. */
export function put(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
