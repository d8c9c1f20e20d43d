import type { APIRoute } from 'astro';
import { serveDownload } from '../api-reference/exports/serve.ts';

/** All operations of the newest server, as OpenAPI 3.1. */
export const GET: APIRoute = ({ site, url }) =>
	serveDownload({ api: undefined, format: 'json' }, site ?? url);
