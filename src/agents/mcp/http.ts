import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { BuiltDocs } from './docs.ts';
import { mcpLimits } from './limits.ts';
import { createDocsServer } from './server.ts';

/** Path of the server. */
export const MCP_PATH = '/mcp';

/** Names of this machine. A page of another site that reaches it by a name of its own (DNS rebinding) names that. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A server over streamable HTTP, without sessions: each request is answered by itself. It listens where its caller
 * says, which must be this machine only, and refuses requests that come from pages of other sites.
 */
export function createHttpServer(docs: BuiltDocs): Server {
	return createServer(async (request, response) => {
		const refusal = refusalOf(request);
		if (refusal) return refuse(response, ...refusal);
		const transport = new StreamableHTTPServerTransport({
			enableJsonResponse: true,
			maxRequestBodySize: mcpLimits.body,
		});
		const server = createDocsServer(docs);
		response.on('close', () => void server.close());
		try {
			await server.connect(transport as Parameters<typeof server.connect>[0]);
			await transport.handleRequest(request, response);
		} catch (error) {
			console.error(error);
			if (!response.headersSent) refuse(response, 500, 'The request could not be answered');
		}
	});
}

/** Why a request is not looked at, if it is not. */
function refusalOf({ method, url, headers }: IncomingMessage): [status: number, message: string] | undefined {
	if (!OWN_NAMES.includes(hostOf(`http://${headers.host}`) ?? ''))
		return [403, 'The Host header must name this machine'];
	if (headers.origin !== undefined && !OWN_NAMES.includes(hostOf(headers.origin) ?? ''))
		return [403, 'Pages of other sites may not ask this server'];
	if (url?.split('?')[0] !== MCP_PATH) return [404, `The server is at ${MCP_PATH}`];
	/* Without sessions there is no stream to open and none to end. */
	return method === 'POST' ? undefined : [405, 'Only POST is answered here'];
}

function hostOf(address: string): string | undefined {
	return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function refuse(response: ServerResponse, status: number, message: string): void {
	const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null });
	const allow = status === 405 ? { Allow: 'POST' } : {};
	response.writeHead(status, { 'Content-Type': 'application/json', ...allow }).end(body);
}
