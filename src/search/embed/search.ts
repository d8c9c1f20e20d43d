import docsearch from '@docsearch/js';
import settings from 'search-settings';
import { newIssueUrl } from '../../lib/urls/urls.ts';
import { createHostedClient } from '../adapters/index.ts';
import type { SearchClient } from '../client.ts';
import { docSearchClient } from '../docsearch-client.ts';
import { createHost } from '../worker/host.ts';
import { MANIFEST } from '../worker/manifest.ts';
import { newestOnly } from '../worker/newest-only.ts';
import { absoluteUrls } from './absolute-urls.ts';
import { placeFor, readOptions, STYLES } from './options.ts';

/** The script that gives a page of another site this search. Documented in `writing/embedded-search`. */
const script = document.currentScript as HTMLScriptElement;
const options = readOptions(script.dataset);
const site = new URL(script.src).origin;

function localClient(): SearchClient {
	const host = createHost(new URL(MANIFEST, site).href);
	return newestOnly((requests) => host.search(requests));
}

const client = settings.engine === 'local' ? localClient() : createHostedClient(settings, localClient);

if (options.styles) {
	const sheet = document.createElement('link');
	sheet.rel = 'stylesheet';
	sheet.href = new URL(STYLES, site).href;
	document.head.append(sheet);
}

docsearch({
	container: placeFor(script, options),
	appId: 'embedded',
	apiKey: 'none',
	indexName: settings.index,
	placeholder: options.placeholder,
	searchParameters: { facetFilters: [`language:${options.language}`, `version:${options.version}`] },
	transformSearchClient: docSearchClient(absoluteUrls(client, site), settings.index).transformSearchClient,
	getMissingResultsUrl: ({ query }) => newIssueUrl(`Search finds nothing for "${query}"`),
});
