import { join } from 'node:path';
import { createEngine } from '../../../src/search/engine/engine.ts';
import { readPages } from '../../../src/search/records/read-pages.ts';
import { readQueries } from '../judge.ts';
import { SETS } from '../sets.ts';
import { keys } from './corpus.ts';

/** CPU time of the engine for each key of typed queries, which a busy machine does not change: `npm run bench:search:keys`. */

/** What a key may cost, in ms, for 95 of 100 keys. */
const BUDGET = 40;
const QUERIES = 40;

const pages = await readPages(join(import.meta.dirname, '../../../dist'));
const cpu = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};
const before = cpu();
const engine = createEngine();
engine.add(pages);
const built = cpu() - before;
const typed = keys(
	readQueries(...SETS[1].files)
		.slice(0, QUERIES)
		.map(({ query }) => query),
);
const times = typed.map((query) => {
	const started = cpu();
	engine.search({ indexName: 'docs', query, attributesToSnippet: ['content:10'] });
	return cpu() - started;
});
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
console.log(`${pages.length} pages from texts in ${built.toFixed(0)} ms, ${typed.length} keys`);
console.log(`p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`);
if (at(0.95) > BUDGET) {
	console.error(`95 of 100 keys may take ${BUDGET} ms`);
	process.exitCode = 1;
}
