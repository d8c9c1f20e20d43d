import { createAlgoliaClient } from '~/search/adapters/algolia.ts';
import type { AdapterOptions } from '~/search/adapters/hosts.ts';
import { createMeilisearchClient } from '~/search/adapters/meilisearch.ts';
import { createTypesenseClient } from '~/search/adapters/typesense.ts';
import type { SearchClient } from '~/search/client.ts';
import { push } from '~/search/export/push/index.ts';
import type { PushTarget } from '~/search/export/push/replace.ts';
import { blockRecords } from '~/search/export/records.ts';
import type { SearchPage } from '~/search/records/record.ts';
import type { HostedEngine, HostedSettings } from '~/search/settings.ts';
import { algoliaServer } from './servers/algolia.ts';
import type { Server } from './servers/http.ts';
import { meilisearchServer } from './servers/meilisearch.ts';
import { typesenseServer } from './servers/typesense.ts';

/** A local server of an engine, as tests look into it. */
export type EngineServer = Server & {
	idsIn(index: string): string[];
	indexes(): string[];
	synonymsIn(index: string): unknown[];
};

/** A hosted engine: its local server and its client. */
export interface Engine {
	engine: HostedEngine;
	start(): Promise<EngineServer>;
	create(settings: HostedSettings, options?: AdapterOptions): SearchClient;
}

export const engines: Engine[] = [
	{ engine: 'algolia', start: algoliaServer, create: createAlgoliaClient },
	{ engine: 'typesense', start: () => typesenseServer(), create: createTypesenseClient },
	{ engine: 'meilisearch', start: meilisearchServer, create: createMeilisearchClient },
];

/** Settings of a client for servers, with a key that may search. */
export function settingsFor(engine: HostedEngine, index: string, servers: readonly Server[]): HostedSettings {
	const hosts = servers.map(({ origin }) => origin);
	return { engine, index, hosts, key: 'searching', appId: 'APP1', localFallback: true };
}

let pushes = 0;

/** Where a push to a server goes, with a key that may write, and without waiting between looks at tasks. */
export function targetOn(
	engine: HostedEngine,
	index: string,
	server: Server,
): PushTarget & { engine: HostedEngine } {
	const temporary = `${index}_${++pushes}`;
	const options = { sleep: async () => {} };
	return { engine, index, temporary, key: 'writing', appId: 'APP1', hosts: [server.origin], options };
}

/** Puts pages into an index of a server, as `npm run search:push` does. */
export async function fill(engine: HostedEngine, index: string, server: Server, pages: SearchPage[]) {
	return push(targetOn(engine, index, server), blockRecords(pages));
}
