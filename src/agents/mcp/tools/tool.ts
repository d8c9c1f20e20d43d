import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { BuiltDocs } from '../docs.ts';
import { mcpLimits } from '../limits.ts';

/** Adds one or more tools to a server. */
export type AddTools = (server: McpServer, docs: BuiltDocs) => void;

/** What tools tell clients of themselves: they only read, and reach nothing outside. */
export const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** A short text, such as a query or a name. */
export const shortText = (what: string) => z.string().min(1).max(mcpLimits.text).describe(what);

/** An answer of text, with the same as data where programs can use it. */
export function answer(text: string, data?: Record<string, unknown>): CallToolResult {
	return { content: [{ type: 'text', text }], ...(data && { structuredContent: data }) };
}
