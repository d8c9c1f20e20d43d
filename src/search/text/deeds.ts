import { deedOf, sameThing, turns } from '../data/api-words.ts';
import { stopWords } from '../data/stop-words.ts';
import { fold, tokenize } from './words.ts';

/** What an operation does, or what a query wants done. */
export interface Deed {
	/** One name for all the verbs that say it; `enable disable` where it can be either. */
	deed: string;
	/** Methods of operations that do so; none where any may. */
	methods: readonly string[];
	/** The words that say it, as they stand in the text, folded. */
	said: readonly string[];
}

/** What a query or the title of an operation begins with: `Turn a flag on` is to enable. */
export function deedIn(text: string): Deed | undefined {
	const [first = ''] = wordsIn(text);
	const turned = turns.exec(fold(text).trim())?.[1];
	if (turned) {
		const deed = { on: 'enable', off: 'disable' }[turned] ?? 'enable disable toggle';
		return { deed, methods: ['POST', 'PUT'], said: [first, 'on', 'off'] };
	}
	const known = deedOf.get(first);
	return known && { ...known, said: [first] };
}

/** The deed that is called as the first word of a text is, where no other name for it is known. */
export function deedNamed(text: string): Deed {
	const [first = ''] = wordsIn(text);
	return { deed: first, methods: [], said: [first] };
}

/** The words of a text as they are spelled, folded. */
export function wordsIn(text: string): string[] {
	return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What an operation is called. */
export interface OperationTerms {
	deeds: readonly string[];
	/** Terms of what it is done to. */
	terms: readonly string[];
	/** All words as they are spelled: `users` are not `user` here. */
	spelled: readonly string[];
}

/** The title of an operation, or its id, as the deed and the terms of what it is done to. */
export function operationTerms(text: string): OperationTerms {
	const spaced = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
	const deed = deedIn(spaced) ?? deedNamed(spaced);
	const said = new Set(deed?.said.flatMap(tokenize));
	const terms = tokenize(spaced)
		.filter((term) => !said.has(term) && !stopWords.has(term))
		.map((term) => sameThing.get(term) ?? term);
	return { deeds: deed?.deed.split(' ') ?? [], terms: [...new Set(terms)], spelled: wordsIn(spaced) };
}
