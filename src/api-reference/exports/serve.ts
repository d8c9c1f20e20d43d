import type { BundleOptions } from '../contract/bundle.ts';
import type { Download } from './downloads.ts';
import { type Kind, textOf } from './write.ts';

const types: Readonly<Record<Download['format'], string>> = {
	json: 'application/json; charset=utf-8',
	yaml: 'application/yaml; charset=utf-8',
	postman: 'application/json; charset=utf-8',
	http: 'text/plain; charset=utf-8',
};

/** A download as the answer to its address. */
export function serveDownload(kind: Kind, site: BundleOptions['site']): Response {
	return new Response(textOf(kind, site), { headers: { 'Content-Type': types[kind.format] } });
}
