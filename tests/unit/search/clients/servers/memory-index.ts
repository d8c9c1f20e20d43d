/** A record as an engine keeps it. */
export type Document = Record<string, unknown>;

/** What a search in memory needs to know. */
export interface Question {
	query: string;
	/** Fields in which words are looked for, the most telling first. */
	fields: readonly string[];
	filter: (document: Document) => boolean;
	distinct: string;
	/** Orders records that match equally well: highest first, or lowest first. */
	ranking: readonly { field: string; highest: boolean }[];
	page: number;
	size: number;
}

/** Simple but honest ranking: all words must match, then the best field decides, then the custom ranking. */
export function searchIn(documents: Iterable<Document>, question: Question) {
	const words = wordsOf(question.query);
	const matches = [...documents]
		.filter(question.filter)
		.map((document) => ({ document, field: bestField(document, question.fields, words) }))
		.filter(({ field }) => field !== Number.POSITIVE_INFINITY)
		.sort((a, b) => a.field - b.field || byRanking(question.ranking, a.document, b.document))
		.map(({ document }) => document);
	const distinct = [
		...new Map(
			matches.toReversed().map((document) => [fieldOf(document, question.distinct), document]),
		).values(),
	].sort((a, b) => matches.indexOf(a) - matches.indexOf(b));
	const start = question.page * question.size;
	return { found: distinct.length, hits: distinct.slice(start, start + question.size) };
}

/** Sum of the positions of the best field for each word; infinite when a word is nowhere. */
function bestField(document: Document, fields: readonly string[], words: readonly string[]): number {
	const texts = fields.map((field) => wordsOf([fieldOf(document, field)].flat().join(' ')));
	return words
		.map((word) => {
			const field = texts.findIndex((text) => text.some((other) => other.startsWith(word)));
			return field === -1 ? Number.POSITIVE_INFINITY : field;
		})
		.reduce((sum, field) => sum + field, 0);
}

function byRanking(ranking: Question['ranking'], a: Document, b: Document): number {
	for (const { field, highest } of ranking) {
		const difference = Number(fieldOf(a, field)) - Number(fieldOf(b, field));
		if (difference !== 0) return highest ? -difference : difference;
	}
	return 0;
}

/** Reads `weight.level` from a record that is nested, or flat with this very key. */
export function fieldOf(document: Document, field: string): unknown {
	if (field in document) return document[field];
	return field
		.split('.')
		.reduce<unknown>((value, key) => (value as Document | null | undefined)?.[key], document);
}

/** Whether a field has a value, or is a list that has it. */
export function has(document: Document, field: string, value: string): boolean {
	return [fieldOf(document, field)].flat().includes(value);
}

/** Puts tags around words that start as a word of the query does. */
export function mark(text: string, query: string, before: string, after: string): string {
	const words = wordsOf(query);
	return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
		words.some((start) => word.toLowerCase().startsWith(start)) ? before + word + after : word,
	);
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
