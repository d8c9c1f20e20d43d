/** Kinds of things that have a name of their own. */
export const entryKinds = ['variable', 'permission', 'event', 'limit', 'operation'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What is told of a thing beside its text; each is a text `assistant.fact.…`. */
export const factNames = [
	'default',
	'minimum',
	'setBy',
	'roles',
	'data',
	'preData',
	'request',
	'permissions',
	'plan',
	'since',
	'removed',
] as const;
export type FactName = (typeof factNames)[number];

/** A thing with a name of its own, from the data of the site. Texts are plain, with code between backticks. */
export interface Entry {
	kind: EntryKind;
	/** The name that is written in one way only. */
	name: string;
	/** What people call it. */
	title?: string;
	/** Where it stands. */
	url: string;
	text: string;
	facts: Partial<Record<FactName, string>>;
}

/** Root-relative address of all entries. */
export const ENTRIES = '/search/entries.json';
