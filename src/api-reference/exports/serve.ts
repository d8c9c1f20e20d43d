import { mediaType } from '../../hosting/server/media-types.ts';
import type { BundleOptions } from '../contract/bundle.ts';
import { downloads } from './downloads.ts';
import { type Kind, textOf } from './write.ts';

/** A download as the answer to its address. */
export function serveDownload(kind: Kind, site: BundleOptions['site']): Response {
	const { path = '' } = downloads.find(({ api, format }) => api === kind.api && format === kind.format) ?? {};
	return new Response(textOf(kind, site), { headers: { 'Content-Type': mediaType(path) } });
}
