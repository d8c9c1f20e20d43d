import { editDistance } from '../text/edit-distance.ts';
import { weights } from './weights.ts';

/** Where a term stands in one field: numbers of documents, and how often in each. */
interface Postings {
	documents: number[];
	counts: number[];
}

/** One field of all documents. */
interface Field {
	boost: number;
	postings: Map<string, Postings>;
	/** Number of different terms, by document. */
	lengths: number[];
	total: number;
}

/** Called for each document that has a term in a field. */
export type Visit = (document: number, score: number, field: string) => void;

/**
 * Documents by the terms of their fields, scored with BM25+. Terms come in ready, so that adding is little more than
 * counting: a reader's worker indexes all pages within the time of a key.
 */
export class TermIndex {
	readonly #fields: Map<string, Field>;
	#documents = 0;
	/** All terms in order, made when first needed. */
	#sorted: string[] | undefined;

	/** @param boosts weight of each field */
	constructor(boosts: Readonly<Record<string, number>>) {
		const empty = (boost: number): Field => ({ boost, postings: new Map(), lengths: [], total: 0 });
		this.#fields = new Map(Object.entries(boosts).map(([name, boost]) => [name, empty(boost)]));
	}

	/** Adds a document. Its number is how many were there before. */
	add(terms: Readonly<Record<string, readonly string[]>>): void {
		const document = this.#documents++;
		this.#sorted = undefined;
		for (const [name, field] of this.#fields) {
			let different = 0;
			for (const term of terms[name] ?? []) if (count(field.postings, term, document)) different += 1;
			field.lengths.push(different);
			field.total += different;
		}
	}

	/** Whether some document has a term. */
	has(term: string): boolean {
		return [...this.#fields.values()].some(({ postings }) => postings.has(term));
	}

	/** How many documents have a term. */
	documentsWith(term: string): number {
		const documents = [...this.#fields.values()].flatMap(
			({ postings }) => postings.get(term)?.documents ?? [],
		);
		return new Set(documents).size;
	}

	/** All terms that begin with some letters, in order. */
	startingWith(letters: string): string[] {
		const sorted = this.#terms();
		const start = firstFrom(sorted, letters);
		let end = start;
		while (sorted[end]?.startsWith(letters)) end += 1;
		return sorted.slice(start, end);
	}

	/** Terms that are at most `most` letters off, with how many. The first letter is right, or stands second. */
	near(word: string, most: number): { term: string; distance: number }[] {
		const [first = '', second = ''] = word;
		const others = second === first ? [] : this.startingWith(second + first);
		return [...this.startingWith(first), ...others].flatMap((term) => {
			const distance = editDistance(word, term, most);
			return distance > 0 && distance <= most ? [{ term, distance }] : [];
		});
	}

	/** Scores all documents that have a term, field by field. */
	visit(term: string, visit: Visit): void {
		const { k, b, d } = weights.bm25;
		for (const [name, { boost, postings, lengths, total }] of this.#fields) {
			const found = postings.get(term);
			if (!found) continue;
			const { documents, counts } = found;
			const size = documents.length;
			const rarity = Math.log(1 + (this.#documents - size + 0.5) / (size + 0.5));
			const average = total / this.#documents;
			for (const [place, document] of documents.entries()) {
				const often = counts[place] as number;
				const length = 1 - b + (b * (lengths[document] as number)) / average;
				visit(document, boost * rarity * (d + (often * (k + 1)) / (often + k * length)), name);
			}
		}
	}

	#terms(): string[] {
		const all = () => [
			...new Set([...this.#fields.values()].flatMap(({ postings }) => [...postings.keys()])),
		];
		this.#sorted ??= all().sort();
		return this.#sorted;
	}
}

/** Counts a term of a document; documents come in order. Says whether it is the document's first. */
function count(postings: Map<string, Postings>, term: string, document: number): boolean {
	let found = postings.get(term);
	if (!found) {
		found = { documents: [], counts: [] };
		postings.set(term, found);
	}
	const last = found.documents.length - 1;
	const isFirst = found.documents[last] !== document;
	if (isFirst) {
		found.documents.push(document);
		found.counts.push(1);
	} else (found.counts[last] as number) += 1;
	return isFirst;
}

/** Place of the first string that does not come before another. */
function firstFrom(sorted: readonly string[], other: string): number {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sorted[middle] as string) < other) low = middle + 1;
		else high = middle;
	}
	return low;
}
