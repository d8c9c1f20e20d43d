import type { APIRoute } from 'astro';
import { serveContract } from '../api-reference/contract/endpoint.ts';

/** All operations of the newest server, as OpenAPI 3.1 in YAML. */
export const GET: APIRoute = ({ site, url }) =>
	serveContract({ api: undefined, format: 'yaml' }, site ?? url);
