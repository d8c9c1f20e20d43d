import type { Page } from '@playwright/test';

/** Milliseconds: from starting the engine to the first answer, and for each key after that. */
export interface Timings {
	first: number;
	perKey: number[];
}

/** Types into the embedded engine in its worker. */
export function timeOurs(page: Page, queries: string[]): Promise<Timings> {
	return page.evaluate(async (queries) => {
		const started = performance.now();
		const worker = new Worker('/worker.js', { type: 'module' });
		let id = 0;
		const ask = (query: string) =>
			new Promise<void>((resolve, reject) => {
				worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve());
				const attributesToSnippet = ['content:10'];
				worker.postMessage({
					kind: 'search',
					id: ++id,
					requests: [{ indexName: 'docs', query, attributesToSnippet }],
				});
			});
		worker.postMessage({ kind: 'prepare', manifestUrl: new URL('/search/index.json', location.href).href });
		await ask(queries[0] as string);
		const first = performance.now() - started;
		const perKey: number[] = [];
		for (const query of queries) {
			const asked = performance.now();
			await ask(query);
			perKey.push(performance.now() - asked);
		}
		return { first, perKey };
	}, queries);
}

/** Types into Pagefind; an answer is the list with the data of its first five results, as its own UI loads them. */
export function timePagefind(page: Page, queries: string[]): Promise<Timings> {
	return page.evaluate(async (queries) => {
		const started = performance.now();
		const path = '/pagefind/pagefind.js';
		const engine = await import(path);
		const ask = async (query: string) => {
			const { results } = await engine.search(query);
			await Promise.all(results.slice(0, 5).map((result: { data(): Promise<unknown> }) => result.data()));
		};
		await ask(queries[0] as string);
		const first = performance.now() - started;
		const perKey: number[] = [];
		for (const query of queries) {
			const asked = performance.now();
			await ask(query);
			perKey.push(performance.now() - asked);
		}
		return { first, perKey };
	}, queries);
}
