import {
	beforeOrder,
	behindObject,
	containers,
	deedOf,
	emptyOfOperations,
	many,
	nounDeedOf,
	phrasedDeeds,
	quantities,
	saidDeedOf,
	sameThing,
	turns,
} from '../data/api-words.ts';
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
	/** A term that operations which do so have in their names besides. */
	implies?: string;
	/** Whether several words say it, which name nothing else: `get rid of`. */
	isPhrase?: true;
}

/** What a query or the title of an operation begins with: `Turn a flag on` is to enable. */
function deedIn(text: string): Deed | undefined {
	const begins = fold(text).trim().replace(quantities, '');
	const [first = ''] = wordsIn(begins);
	const turned = turns.exec(begins)?.[1];
	if (turned) {
		const deed = { on: 'enable', off: 'disable' }[turned] ?? 'enable disable toggle';
		return { deed, methods: ['POST', 'PUT'], said: [first, 'on', 'off'] };
	}
	for (const { pattern, ...phrased } of phrasedDeeds) {
		const said = pattern.exec(begins)?.slice(1).flatMap(wordsIn);
		if (said) return { ...phrased, said, isPhrase: true };
	}
	const known = deedOf.get(first);
	return known && { ...known, said: [first] };
}

/**
 * What a query wants done, wherever it says so.
 *
 * @param isSaid whether the reader says that an operation is meant: more verbs tell a deed then, and behind other words
 */
export function deedAsked(text: string, isSaid: boolean): Deed | undefined {
	const order = text.replace(beforeOrder, '');
	const begun = deedIn(text) ?? deedIn(order);
	if (begun || !isSaid) return begun;
	for (const word of wordsIn(order)) {
		const known = deedOf.get(word) ?? saidDeedOf.get(word);
		if (known) return { ...known, said: [word] };
		const noun = nounDeedOf.get(word);
		if (noun) return { ...noun, said: [] };
	}
	return undefined;
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
	/** Those of them that stand before what says where or how; none where that cannot be told. */
	object: readonly string[];
	/** Whether that is more than one. */
	isMany: boolean;
	/** All words as they are spelled: `users` are not `user` here. */
	spelled: readonly string[];
}

const POSSESSIVE = /\b(?:an?|the|my|our|your) ((?:(?!\b(?:an?|the|my|our|your)\b)[^'’])+)['’]s (.+)$/iu;

/** `List a flag's tags` as `List tags of flag`, since the first noun is what an operation is about. */
function moveOwnerToEnd(text: string): string {
	return text.replace(POSSESSIVE, '$2 of $1');
}

/** Terms of what a query wants done to something, without where and how, and whether that is more than one. */
export function objectOf(
	text: string,
	deed: Deed | undefined,
): { object: ReadonlySet<string>; isMany: boolean } {
	const [before = ''] = moveOwnerToEnd(text.replace(beforeOrder, '')).split(behindObject);
	return { object: new Set(withoutSaid(tokenize(before), deed)), isMany: isMany(before) };
}

/** The title of an operation, or its id, as the deed and the terms of what it is done to. */
export function operationTerms(text: string): OperationTerms {
	const isTitle = text.includes(' ');
	const spaced = moveOwnerToEnd(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
	const deed = deedIn(spaced) ?? deedNamed(spaced);
	const termsIn = (part: string) => [
		...new Set(
			withoutSaid(tokenize(part), deed)
				.filter((term) => !stopWords.has(term) && !emptyOfOperations.has(term))
				.map((term) => sameThing.get(term) ?? term),
		),
	];
	const [before = ''] = spaced.split(behindObject);
	return {
		deeds: deed.deed.split(' '),
		terms: termsIn(spaced),
		object: isTitle ? termsIn(before).filter((term) => !containers.has(term)) : [],
		isMany: isMany(before),
		spelled: wordsIn(spaced),
	};
}

/** Whether words name more than one thing. */
function isMany(text: string): boolean {
	return wordsIn(text).some((word) => many.has(word) || /[^aius]s$/.test(word));
}

/** Terms of a text without the words that say its deed, each once: `Change a change request` is done to a change. */
export function withoutSaid(terms: readonly string[], deed: Deed | undefined): string[] {
	const left = [...terms];
	for (const term of deed?.said.flatMap(tokenize) ?? [])
		if (left.includes(term)) left.splice(left.indexOf(term), 1);
	return left;
}
