import type { FilterData, FilterEntry } from './data.ts';
import { methods } from './data.ts';
import { pathMatch } from './match-path.ts';

/** An operation that was found. */
export interface Hit {
	entry: FilterEntry;
	/** The field that brought it in, where neither its title nor its path did. */
	field?: string;
}

/** How much a word is worth where it is found; only the order counts. */
const worth = {
	id: 120,
	method: 20,
	title: 12,
	part: 9,
	inTitle: 7,
	inPath: 6,
	sent: 4,
	received: 2,
	tag: 3,
	whole: 2,
};

interface Found {
	score: number;
	field?: string;
}

/**
 * Finds operations by words: method, path with placeholders or real values, operation id, words of the title, and
 * names of fields. Each word must be found somewhere.
 *
 * @returns the best first, of equals those with the shorter path, and those that are gone last; all operations for a query without words
 */
export function filterOperations(query: string, data: FilterData): Hit[] {
	const words = wordsOf(query);
	const lookups = words.map((word) => ({ word, fields: fieldsWith(word.toLowerCase(), data) }));
	const found = data.operations.flatMap((entry) => {
		const parts = lookups.map(({ word, fields }) => findWord(word, fields, entry, data));
		if (parts.some(({ score }) => score === 0)) return [];
		const score = parts.reduce((sum, part) => sum + part.score, 0);
		const field = parts.find((part) => part.field !== undefined)?.field;
		return [
			{ score: entry[7] ? score - 1000 : score, hit: { entry, ...(field !== undefined && { field }) } },
		];
	});
	return found.sort((a, b) => b.score - a.score || depth(a.hit) - depth(b.hit)).map(({ hit }) => hit);
}

const depth = ({ entry: [, path] }: Hit) => path.split('/').length;

/** Words of a query. Of an address, the path counts. */
export function wordsOf(query: string): string[] {
	return query
		.split(/\s+/)
		.map((word) => word.replace(/^\w+:\/\/[^/]*/, '').replace(/[?#].*$/, ''))
		.filter((word) => /[^/'"]/.test(word));
}

function findWord(word: string, fields: FieldSets, entry: FilterEntry, { tags }: FilterData): Found {
	const [title, path, slug, method, tag, sent, received] = entry;
	if (word.includes('/')) return { score: pathMatch(word, path) };
	const low = word.toLowerCase();
	const label = title.toLowerCase().replaceAll('’', "'");
	const id = slug.replaceAll('-', '');
	const score = Math.max(
		low === id ? worth.id : id.includes(low) ? worth.inPath : 0,
		methods[method] === word.toUpperCase() ? worth.method : 0,
		` ${label}`.includes(` ${low}`) ? worth.title : label.includes(low) ? worth.inTitle : 0,
		`${path.toLowerCase()}/`.includes(`/${low}/`)
			? worth.part
			: path.toLowerCase().includes(low)
				? worth.inPath
				: 0,
		tags[tag]?.toLowerCase().includes(low) ? worth.tag : 0,
	);
	if (score > 0) return { score };
	const [inSent, inReceived] = [fields.get(sent), fields.get(received)];
	const [field, base] = inSent === undefined ? [inReceived, worth.received] : [inSent, worth.sent];
	if (field === undefined) return { score: 0 };
	return { score: base + (field.toLowerCase() === low ? worth.whole : 0), field };
}

/** The field that each set has of those wanted, by the place of the set. */
type FieldSets = ReadonlyMap<number, string>;

/** Sets with a field whose name has a word in it; the whole name wins over a part. */
function fieldsWith(word: string, { names, sets }: FilterData): FieldSets {
	const wanted = new Map(
		names.flatMap((name, place) => (name.toLowerCase().includes(word) ? [[place, name] as const] : [])),
	);
	const found = new Map<number, string>();
	for (const [place, set] of sets.entries()) {
		const has = set.flatMap((name) => wanted.get(name) ?? []);
		const best = has.find((name) => name.toLowerCase() === word) ?? has[0];
		if (best !== undefined) found.set(place, best);
	}
	return found;
}
