import { stringify } from 'yaml';
import { type BundleOptions, bundleOf } from './bundle.ts';
import type { Download } from './downloads.ts';
import { loadContract } from './load.ts';

const types = { json: 'application/json; charset=utf-8', yaml: 'application/yaml; charset=utf-8' };

/** The contract, or the part of one API, as a file for tools. */
export function serveContract(
	{ api, format }: Pick<Download, 'api' | 'format'>,
	site: BundleOptions['site'],
): Response {
	const bundle = bundleOf(loadContract(), { site, ...(api && { api }) });
	const text =
		format === 'json'
			? `${JSON.stringify(bundle, null, 2)}\n`
			: stringify(bundle, { lineWidth: 120, aliasDuplicateObjects: false });
	return new Response(text, { headers: { 'Content-Type': types[format] } });
}
