import type { TextName } from '../config/text-name.ts';

type Named<Prefix extends string> = Extract<TextName, `${Prefix}.${string}`>;

/** Texts of the panel, without the prefix `assistant.` of their names. */
export type AssistantTexts = Record<
	Named<'assistant'> extends `assistant.${infer Name}` ? Name : never,
	string
>;

/** Root-relative address of the texts in one language. */
export function textsUrl(language: string): string {
	return `/search/assistant/${language}.json`;
}
