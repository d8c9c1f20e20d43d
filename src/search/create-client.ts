import {
	SEARCH_APP_ID,
	SEARCH_ENGINE,
	SEARCH_HOSTS,
	SEARCH_INDEX,
	SEARCH_KEY,
	SEARCH_LOCAL_FALLBACK,
} from 'astro:env/client';
import { createHostedClient } from './adapters/index.ts';
import { loadTexts, loadTextsAhead } from './load-texts.ts';
import { tellSearched } from './searched.ts';
import { searchSettings } from './settings.ts';
import type { EmbeddedClient, LocalClient } from './worker/local-client.ts';
import { createLocalClient } from './worker/local-client.ts';
import { MANIFEST } from './worker/manifest.ts';

const { settings } = searchSettings({
	SEARCH_APP_ID,
	SEARCH_ENGINE,
	SEARCH_HOSTS,
	SEARCH_INDEX,
	SEARCH_KEY,
	SEARCH_LOCAL_FALLBACK,
});

/** Name of the index, under which DocSearch keeps recent and favorite searches. */
export const INDEX_NAME = settings.index;

/** Which engine answers, if it does. */
export const ENGINE = settings.engine;

let client: LocalClient | undefined;
let embedded: EmbeddedClient | undefined;

/** The search client of this page, created when first asked for. */
export function siteClient(): LocalClient {
	client ??= telling(
		settings.engine === 'local'
			? embeddedClient()
			: { ...createHostedClient(settings, embeddedClient), prepare() {} },
	);
	return client;
}

/** The embedded engine of this page, also where a hosted one answers searches. */
export function embeddedClient(): EmbeddedClient {
	embedded ??= createLocalClient(new URL(MANIFEST, location.href).href);
	return embedded;
}

/**
 * Loads what any search needs first: what is small before the index, which the dialog can open without. Who needs the texts takes
 * them from here, and no island imports this at once: so all of it is one file, and what it loads is asked for as soon as that is
 * there.
 */
export function loadAhead(): void {
	const texts = loadTextsAhead();
	texts.catch(() => {});
	siteClient().prepare(texts);
}

export { loadTexts };

/** The same client, which tells the page of its answers. */
function telling(of: LocalClient): LocalClient {
	return {
		...of,
		async search(batch) {
			const answer = await of.search(batch);
			tellSearched(answer.results);
			return answer;
		},
	};
}
