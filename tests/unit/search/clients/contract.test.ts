import { afterAll } from 'vitest';
import type { SearchClient } from '~/search/client.ts';
import { createEngine } from '~/search/engine/engine.ts';
import { describeClient } from './cases.ts';
import { engines, fill, settingsFor } from './engines.ts';
import type { Server } from './servers/http.ts';

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

for (const { engine, start, create } of engines) {
	describeClient(engine, async (index, pages) => {
		const server = await start();
		servers.push(server);
		await fill(engine, index, server, pages);
		return create(settingsFor(engine, index, [server]));
	});
}

describeClient('local', async (_, pages): Promise<SearchClient> => {
	const engine = createEngine();
	engine.add(pages);
	return { search: async ({ requests }) => ({ results: requests.map((request) => engine.search(request)) }) };
});
