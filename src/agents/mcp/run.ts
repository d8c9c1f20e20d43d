import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { explainListenError, readAddress } from '../../hosting/server/address.ts';
import { BuiltDocs } from './docs.ts';
import { createHttpServer, MCP_PATH } from './http.ts';
import { createDocsServer } from './server.ts';

/* npm run mcp: the built site for assistants, over stdio; with -- --http [--port 4330] over HTTP, for this machine only. */

try {
	const { values } = parseArgs({
		options: {
			http: { type: 'boolean', default: false },
			port: { type: 'string', default: '4330' },
			dist: { type: 'string', default: 'dist' },
		},
	});
	const docs = new BuiltDocs(values.dist);
	if (values.http) await listen(docs, values.port);
	else await createDocsServer(docs).connect(new StdioServerTransport());
} catch (error) {
	/* What is written to the standard output belongs to the protocol. */
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function listen(docs: BuiltDocs, port: string): Promise<void> {
	const address = readAddress({ PORT: port });
	const server = createHttpServer(docs).listen(address);
	await once(server, 'listening').catch((error) => {
		throw explainListenError(error, address);
	});
	console.error(
		`The documentation is served to assistants at http://127.0.0.1:${(server.address() as AddressInfo).port}${MCP_PATH}`,
	);
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
		process.on(signal, () => {
			server.close();
			server.closeAllConnections();
		});
}
