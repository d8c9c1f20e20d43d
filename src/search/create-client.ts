import type { LocalClient } from './worker/local-client.ts';
import { createLocalClient } from './worker/local-client.ts';
import { MANIFEST } from './worker/manifest.ts';

/** Name of the index, under which DocSearch keeps recent and favorite searches. */
export const INDEX_NAME = 'docs';

let client: LocalClient | undefined;

/** The search client of this page, created when first asked for. */
export function siteClient(): LocalClient {
	client ??= createLocalClient(new URL(MANIFEST, location.href).href);
	return client;
}
