import { join } from 'node:path';
import type { Score } from './judge.ts';

const file = (name: string) => join(import.meta.dirname, name);

/** Queries that were written with the engine: it has learnt them. */
export const OWN = file('queries-own.tsv');

/**
 * Sets of judged queries. `more` was written from titles and worked on since. The others were written by readers who saw
 * titles and addresses of pages only, and split once by a hash: one half to work on, one whose single results nobody looks
 * at. The two of `readers` are questions, errors as they are printed, orders to the API and words of other products; the
 * second is worked on, too, since its figures were published. Those of `deeds` are what to do with the API in everyday
 * words, and questions. `fresh` was written when the others had been scored more than once, scored once before anybody looked, and
 * is worked on since; `fresh-final` is of another writer, an operator. `newest` and `newest-final` are two writers' with two
 * readers each (developer, administrator; operator, newcomer), split by a hash; what readers type was written beside them,
 * by others.
 */
export const SETS = [
	{ name: 'old', files: [file('queries-first.tsv'), OWN], isHidden: false },
	{ name: 'more', files: [file('queries-more.tsv')], isHidden: false },
	{ name: 'work', files: [file('queries-work.tsv')], isHidden: false },
	{ name: 'final', files: [file('queries-final.tsv')], isHidden: true },
	{ name: 'readers', files: [file('queries-readers-work.tsv')], isHidden: false },
	{ name: 'readers-second', files: [file('queries-readers-held.tsv')], isHidden: false },
	{ name: 'deeds', files: [file('queries-deeds-work.tsv')], isHidden: false },
	{ name: 'deeds-final', files: [file('queries-deeds-held.tsv')], isHidden: true },
	{ name: 'fresh', files: [file('queries-fresh.tsv')], isHidden: false },
	{ name: 'fresh-final', files: [file('queries-fresh-held.tsv')], isHidden: true },
	{ name: 'newest', files: [file('queries-newest.tsv')], isHidden: false },
	{ name: 'newest-final', files: [file('queries-newest-held.tsv')], isHidden: true },
] as const;

/** What readers can rely on: mean reciprocal rank, and share of queries with a right page among five. */
export const GATES: Record<(typeof SETS)[number]['name'], { mrr: number; amongFive: number }> = {
	old: { mrr: 0.915, amongFive: 0.98 },
	more: { mrr: 0.9, amongFive: 0.95 },
	work: { mrr: 0.935, amongFive: 0.97 },
	final: { mrr: 0.91, amongFive: 0.96 },
	readers: { mrr: 0.85, amongFive: 0.9 },
	'readers-second': { mrr: 0.84, amongFive: 0.93 },
	deeds: { mrr: 0.75, amongFive: 0.83 },
	'deeds-final': { mrr: 0.77, amongFive: 0.9 },
	fresh: { mrr: 0.885, amongFive: 0.94 },
	'fresh-final': { mrr: 0.865, amongFive: 0.96 },
	newest: { mrr: 0.87, amongFive: 0.96 },
	'newest-final': { mrr: 0.885, amongFive: 0.96 },
};

/** Scores as rows to print. */
export function tableOf(table: readonly Score[]): object[] {
	return table.map(({ kind, queries, mrr, first, amongFive }) => ({
		kind,
		queries,
		'MRR@10': mrr.toFixed(3),
		'success@1': first.toFixed(2),
		'success@5': amongFive.toFixed(2),
	}));
}
