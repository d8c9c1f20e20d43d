import type { APIRoute, GetStaticPaths } from 'astro';
import { type Download, downloads } from '../../api-reference/contract/downloads.ts';
import { serveContract } from '../../api-reference/contract/endpoint.ts';

/** One file for each API and format. */
export const getStaticPaths = (() =>
	downloads
		.filter(({ api }) => api)
		.map((download) => ({
			params: { file: `${download.api}.${download.format}` },
			props: { ...download },
		}))) satisfies GetStaticPaths;

/** The operations of one API, as OpenAPI 3.1. */
export const GET: APIRoute<Download> = ({ props, site, url }) => serveContract(props, site ?? url);
