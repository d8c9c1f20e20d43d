import type { IndexPage } from '../records/record.ts';
import { type ExactNames, type ExactPath, isPlaceholder, segmentsOf } from '../text/exact.ts';
import type { Catalog } from './catalog.ts';

/** A page that a query names exactly. */
export interface ExactMatch {
	/** How sure it is that the reader means this page: above 0, at most 3. */
	certainty: number;
	/** Number of the section that the name stands for. */
	section?: number;
}

/** What a name stands for. */
interface NamedPlace {
	page: number;
	section?: number;
	/** As of a match, where it is less than that of a name. */
	certainty?: number;
}

/** How much less sure a path is that stands in a sentence: errors name what was asked, not what is wrong. */
const IN_SENTENCE = 0.3;

/** Words around a path from which on it stands in a sentence. */
const AROUND = 4;

/** How sure a keyword is of a page that describes what is gone. */
const LEGACY = 0.3;

/** Names and paths of a catalog. */
interface ExactIndex {
	names: Map<string, NamedPlace[]>;
	paths: { page: number; method: string; segments: string[] }[];
	addresses: Map<string, number>;
	/** How names of operations begin: `approve`, `clone`. */
	verbs: Set<string>;
}

const indexes = new WeakMap<Catalog, { pages: number; index: ExactIndex }>();

/** Looks up what a query names exactly: rows of tables and headings, operations by id or path, pages by address. */
export function findExact(
	catalog: Catalog,
	{ names, path }: ExactNames,
	isSentence = false,
): Map<number, ExactMatch> {
	const matches = new Map<number, ExactMatch>();
	if (names.length === 0 && !path) return matches;
	const { names: known, paths, addresses } = indexOf(catalog);
	const surely = isSentence || (path?.around ?? 0) >= AROUND ? IN_SENTENCE : 1;
	const add = (page: number, match: ExactMatch) => {
		if (match.certainty > (matches.get(page)?.certainty ?? 0)) matches.set(page, match);
	};
	const placesOf = (name: string) => known.get(name) ?? known.get(name.replaceAll('_', '-')) ?? [];
	for (const place of names.flatMap(placesOf))
		add(place.page, {
			certainty: place.certainty ?? 2,
			...(place.section !== undefined && { section: place.section }),
		});
	if (!path) return matches;
	const page = addresses.get(`/${path.segments.join('/')}`);
	if (page !== undefined) add(page, { certainty: 3 * surely });
	for (const operation of paths) {
		const certainty = certaintyOf(path, operation);
		if (certainty > 0) add(operation.page, { certainty: certainty * surely });
	}
	return matches;
}

/** Whether names of operations begin with a word. */
export function isVerb(catalog: Catalog, word: string): boolean {
	return indexOf(catalog).verbs.has(word);
}

/** Parts with which paths of operations begin, and which readers leave out. */
const BEGINNINGS = new Set(['api', 'admin']);

function certaintyOf(asked: ExactPath, { method, segments }: { method: string; segments: string[] }): number {
	const starts = [0, 1, 2].filter((start) => segments.slice(0, start).every((part) => BEGINNINGS.has(part)));
	const best = Math.max(...starts.map((start) => overlap(asked.segments, segments.slice(start))));
	if (best === 0) return 0;
	const sameMethod = asked.method === method ? 0.5 : 0;
	return best + sameMethod;
}

/** How much the last part of a path counts of which only the beginning was typed. */
const HALF_TYPED = 0.5;

/**
 * 2 to 2.5 when all parts fit, the more the fewer placeholders take them; less where the last is half typed, and under
 * 1.5 when more parts follow.
 */
function overlap(asked: readonly string[], segments: readonly string[]): number {
	if (asked.length > segments.length || asked.length === 0) return 0;
	let literal = 0;
	for (const [position, part] of asked.entries()) {
		const own = segments[position] ?? '';
		const isLast = position > 0 && position === asked.length - 1;
		if (own === part) literal += 1;
		else if (isLast && part.length > 1 && own.startsWith(part)) literal += HALF_TYPED;
		else if (!isPlaceholder(own)) return 0;
	}
	if (literal === 0) return 0;
	const whole = asked.length === segments.length;
	const share = literal / asked.length;
	return whole ? 2 + share / 2 : (asked.length / segments.length) * (0.5 + share / 2);
}

function indexOf(catalog: Catalog): ExactIndex {
	const known = indexes.get(catalog);
	if (known?.pages === catalog.pages.length) return known.index;
	const index: ExactIndex = { names: new Map(), paths: [], addresses: new Map(), verbs: new Set() };
	for (const [page, entry] of catalog.pages.entries()) addPage(index, page, entry);
	for (const [section, { page, section: own }] of catalog.sections.entries()) {
		const heading = own.headings.at(-1)?.toLowerCase() ?? '';
		if (heading !== '' && !/\s/.test(heading)) addName(index, heading, { page, section });
	}
	indexes.set(catalog, { pages: catalog.pages.length, index });
	return index;
}

function addPage(index: ExactIndex, page: number, { url, keywords, group }: IndexPage): void {
	index.addresses.set(url.toLowerCase(), page);
	for (const keyword of keywords) {
		const [method = '', path] = keyword.split(' ');
		if (path?.startsWith('/')) index.paths.push({ page, method, segments: segmentsOf(path) });
		else if (group === 'api') {
			addName(index, keyword.toLowerCase(), { page });
			index.verbs.add(/^\p{Ll}+/u.exec(keyword)?.[0] ?? keyword);
		} else if (group === 'legacy') addName(index, keyword.toLowerCase(), { page, certainty: LEGACY });
	}
}

function addName(index: ExactIndex, name: string, place: NamedPlace): void {
	index.names.set(name, [...(index.names.get(name) ?? []), place]);
}
