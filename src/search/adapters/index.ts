import { RetryError, type SearchClient } from '../client.ts';
import type { HostedEngine, HostedSettings } from '../settings.ts';
import { newestOnly } from '../worker/newest-only.ts';
import type { AdapterOptions } from './hosts.ts';
import { withFallback } from './with-fallback.ts';
import { withSuggestions } from './with-suggestions.ts';

type Create = (settings: HostedSettings, options?: AdapterOptions) => SearchClient;

/** One module for each hosted engine; a page loads the one that is configured. */
const adapters: Record<HostedEngine, () => Promise<Create>> = {
	algolia: async () => (await import('./algolia.ts')).createAlgoliaClient,
	typesense: async () => (await import('./typesense.ts')).createTypesenseClient,
	meilisearch: async () => (await import('./meilisearch.ts')).createMeilisearchClient,
};

/**
 * The client of a hosted engine as pages use it: one question under way at a time, answers remembered, queries to try
 * where nothing was found, and the embedded engine as a stand-in where the settings allow it. Answers of the stand-in are not remembered, so that
 * the next search asks the hosts again.
 *
 * @param local creates the embedded client; called when hosts fail
 */
export function createHostedClient(settings: HostedSettings, local: () => SearchClient): SearchClient {
	let created: Promise<SearchClient> | undefined;
	const hosted: SearchClient = {
		async search(batch) {
			created ??= adapters[settings.engine]().then((create) =>
				withSuggestions(create(settings, browserStorage())),
			);
			try {
				await created;
			} catch (cause) {
				created = undefined;
				throw new RetryError('The code of the search engine could not be loaded', { cause });
			}
			return (await created).search(batch);
		},
	};
	const client = settings.localFallback ? withFallback(hosted, local) : hosted;
	return newestOnly(async (requests) => {
		const { results } = await client.search({ requests });
		return { results, complete: !results.some(({ fallback, partial }) => fallback || partial) };
	});
}

/** Reading the property alone throws where storage is blocked. */
function browserStorage(): AdapterOptions {
	try {
		return { storage: localStorage };
	} catch {
		return {};
	}
}
