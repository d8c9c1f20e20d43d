import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { indexFiles } from '../../../src/search/build/parts.ts';
import { synonyms } from '../../../src/search/data/synonyms.ts';
import { packOutline } from '../../../src/search/packed/outline.ts';
import { readPages } from '../../../src/search/records/read-pages.ts';
import { parseQuery } from '../../../src/search/text/query.ts';
import { termsOfText } from '../../../src/search/text/words.ts';
import { readQueries } from '../judge.ts';
import { SETS } from '../sets.ts';

/** Forms that the index could have, side by side: `node tests/search/bench/forms.ts`. */

const PIECES = 32;

const pages = await readPages(join(import.meta.dirname, '../../../dist'));
const sections = pages.flatMap(({ sections }) => sections.map(({ text }) => termsOfText(text)));
const outline = JSON.stringify(packOutline(pages));
const ours = indexFiles(pages, '/').slice(0, 3);

/** For each term its postings: gaps between sections, or between places where positions are kept. */
function postings(withPositions: boolean): Map<string, number[]> {
	const found = new Map<string, { last: number; gaps: number[] }>();
	let place = 0;
	for (const [section, terms] of sections.entries()) {
		for (const term of withPositions ? terms : new Set(terms)) {
			place += 1;
			const at = withPositions ? place : section;
			const entry = found.get(term) ?? { last: 0, gaps: [] };
			entry.gaps.push(at - entry.last);
			entry.last = at;
			found.set(term, entry);
		}
	}
	return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([term, { gaps }]) => [term, gaps]));
}

function bytesOf(terms: readonly string[], gaps: readonly (readonly number[])[]): Buffer {
	const bytes = gaps.flat().flatMap((gap) => {
		const out: number[] = [];
		for (let rest = gap; ; rest >>= 7) {
			if (rest < 128) return [...out, rest];
			out.push((rest & 127) | 128);
		}
	});
	return Buffer.concat([Buffer.from(terms.join(' ')), Buffer.from(bytes)]);
}

const size = (...parts: (string | Buffer)[]) => ({
	'gzip, KB': Math.round(parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0) / 1000),
	'brotli, KB': Math.round(parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0) / 1000),
});
const whole = (list: Map<string, number[]>) => bytesOf([...list.keys()], [...list.values()]);
const positional = postings(true);

console.table([
	{ form: 'pages with their texts', ...size(JSON.stringify(pages)) },
	{ form: 'outline, terms in order (ours)', ...size(...ours.map(({ json }) => json)) },
	{ form: 'outline alone', ...size(outline) },
	{ form: 'outline, postings without order', ...size(outline, whole(postings(false))) },
	{ form: 'outline, postings with places', ...size(outline, whole(positional)) },
	piecesByTerm(),
]);

/** As Pagefind does: a query loads the pieces that have its terms, their synonyms and what begins with them. */
function piecesByTerm() {
	const terms = [...positional.keys()];
	const total = terms.reduce((sum, term) => sum + term.length + 2 * (positional.get(term)?.length ?? 0), 0);
	const pieces: string[][] = [[]];
	let filled = 0;
	for (const term of terms) {
		if (filled > total / PIECES && pieces.push([])) filled = 0;
		pieces.at(-1)?.push(term);
		filled += term.length + 2 * (positional.get(term)?.length ?? 0);
	}
	const packed = pieces.map((list) =>
		bytesOf(
			list,
			list.map((term) => positional.get(term) ?? []),
		),
	);
	const queries = readQueries(...SETS[1].files);
	let [loaded, requests] = [0, 0];
	for (const { query } of queries) {
		const words = parseQuery(query).words.flatMap((word) => [word, ...(synonyms.get(word) ?? [])]);
		const hit = pieces.filter((list) => list.some((term) => words.some((word) => term.startsWith(word))));
		requests += hit.length;
		loaded += hit.reduce((sum, list) => sum + gzipSync(packed[pieces.indexOf(list)] ?? '').length, 0);
	}
	const each = `${(requests / queries.length).toFixed(1)} of ${pieces.length} pieces, ${Math.round(loaded / queries.length / 1000)} KB a query`;
	return { form: `outline, pieces by term with places: ${each}`, ...size(outline, ...packed) };
}
