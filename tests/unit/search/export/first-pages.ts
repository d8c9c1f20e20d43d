import { push } from '~/search/export/push/index.ts';
import { blockRecords } from '~/search/export/records.ts';
import type { SearchPage } from '~/search/records/record.ts';
import type { HostedEngine } from '~/search/settings.ts';
import { engines, settingsFor, targetOn } from '../clients/engines.ts';

/** Addresses, kinds and texts of the hits of each query's first page, by engine, after an export and a reload. */
export async function firstPages(pages: readonly SearchPage[], queries: readonly string[]) {
	const records = blockRecords(pages);
	const found = {} as Record<HostedEngine, Record<string, string[]>>;
	for (const { engine, start, create } of engines) {
		const server = await start();
		await push(targetOn(engine, 'docs', server), records);
		const client = create(settingsFor(engine, 'docs', [server]));
		found[engine] = {};
		for (const query of queries) {
			const { results } = await client.search({
				requests: [{ indexName: 'docs', query, attributesToSnippet: ['content:10'] }],
			});
			found[engine][query] = (results[0]?.hits ?? []).map(({ url, type, content, hierarchy }) =>
				JSON.stringify([url, type, content, hierarchy]),
			);
		}
		await server.stop();
	}
	return { found, urls: new Set(records.map(({ url }) => url)) };
}
