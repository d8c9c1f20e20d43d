import { loadFile } from '../lib/browser/load/file.ts';
import { embeddedClient } from '../search/create-client.ts';
import { ENTRIES, type Entry } from './entries/entry.ts';
import { passagesFor } from './passages-for.ts';
import type { LocalSources } from './providers/local.ts';

let loading: Promise<Entry[]> | undefined;

/** The index and the entries of this site; what could not be loaded is loaded again the next time. */
export const sourcesOfThisSite: LocalSources = {
	prepare() {
		embeddedClient().prepare();
		this.entries().catch(() => undefined);
	},
	entries() {
		loading ??= loadFile(ENTRIES, 'json').then(JSON.parse);
		loading.catch(() => {
			loading = undefined;
		});
		return loading;
	},
	passages: passagesFor,
};
