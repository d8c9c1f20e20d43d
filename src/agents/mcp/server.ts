import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { BuiltDocs } from './docs.ts';
import { mcpLimits } from './limits.ts';
import { addChanges } from './tools/changes.ts';
import { addEvaluation } from './tools/evaluate.ts';
import { addOperations } from './tools/operations.ts';
import { addReadPage } from './tools/read-page.ts';
import { addSearch } from './tools/search.ts';

const INSTRUCTIONS = `Documentation of Unleash, the open-source feature-flag platform. Search first, then read_page; take paths and fields of the API from get_operation, and what a version changed from what_changed; try rules with evaluate_flag and check_constraint before you suggest them. Cite the canonical address of a page. Backend tokens, admin tokens and personal access tokens never belong in browsers or mobile apps.`;

/** A server with all tools over a built site. It holds no state, so that one can be made for each request. */
export function createDocsServer(docs: BuiltDocs): McpServer {
	const server = new McpServer(
		{ name: 'unleash-docs', title: 'Unleash documentation', version: docs.version() },
		{ instructions: INSTRUCTIONS, maxToolInputElements: mcpLimits.members },
	);
	for (const add of [addSearch, addReadPage, addOperations, addChanges, addEvaluation]) add(server, docs);
	return server;
}
