import { readFileSync } from 'node:fs';
import type { Engine } from '../../src/search/engine/engine.ts';

/** A query with the pages that answer it. */
export interface JudgedQuery {
	query: string;
	/** Root-relative paths; any of them is right. */
	pages: string[];
	kind: string;
}

/** How the queries of one kind, or all, did. */
export interface Score {
	kind: string;
	queries: number;
	/** Mean over the queries of 1 / rank of the first right page, 0 beyond rank 10. */
	mrr: number;
	/** Share of queries with a right page first, and among the first five. */
	first: number;
	amongFive: number;
}

/** One query and the rank of its first right page; 0 when there is none among ten. */
export interface Judgment extends JudgedQuery {
	rank: number;
	found: string[];
}

/** Queries of the given files: tab-separated, with a header line. */
export function readQueries(...files: string[]): JudgedQuery[] {
	return files.flatMap((file) =>
		readFileSync(file, 'utf8')
			.trim()
			.split('\n')
			.slice(1)
			.map((line) => {
				const [query = '', pages = '', kind = ''] = line.split('\t');
				return { query, pages: pages.split(','), kind };
			}),
	);
}

/** Ranks pages, not sections: a page counts where its first hit stands. */
export function judge(queries: readonly JudgedQuery[], engine: Engine): Judgment[] {
	return queries.map((judged) => {
		const { hits } = engine.search({ indexName: 'docs', query: judged.query, hitsPerPage: 40 });
		const found = [...new Set(hits.map(({ url_without_anchor }) => url_without_anchor))].slice(0, 10);
		return { ...judged, rank: found.findIndex((page) => judged.pages.includes(page)) + 1, found };
	});
}

/** Scores by kind, with all of them last. */
export function scores(judgments: readonly Judgment[]): Score[] {
	const kinds = [...new Set(judgments.map(({ kind }) => kind))];
	const of = (kind: string, list: readonly Judgment[]): Score => ({
		kind,
		queries: list.length,
		mrr: mean(list, ({ rank }) => (rank > 0 ? 1 / rank : 0)),
		first: mean(list, ({ rank }) => Number(rank === 1)),
		amongFive: mean(list, ({ rank }) => Number(rank >= 1 && rank <= 5)),
	});
	return [
		...kinds.map((kind) =>
			of(
				kind,
				judgments.filter((judgment) => judgment.kind === kind),
			),
		),
		of('all', judgments),
	];
}

function mean<Item>(items: readonly Item[], value: (item: Item) => number): number {
	return items.reduce((total, item) => total + value(item), 0) / Math.max(1, items.length);
}
