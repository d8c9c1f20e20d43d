import type { APIRoute, GetStaticPaths } from 'astro';
import { type Download, downloads } from '../../api-reference/exports/downloads.ts';
import { serveDownload } from '../../api-reference/exports/serve.ts';

const FOLDER = '/openapi/';

/** One file for each API and format. */
export const getStaticPaths = (() =>
	downloads
		.filter(({ path }) => path.startsWith(FOLDER))
		.map((download) => ({
			params: { file: download.path.slice(FOLDER.length) },
			props: { ...download },
		}))) satisfies GetStaticPaths;

/** The operations of one API, or of all, in one format. */
export const GET: APIRoute<Download> = ({ props, site, url }) => serveDownload(props, site ?? url);
