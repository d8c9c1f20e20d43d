import { stringify } from 'yaml';
import type { BundleOptions } from '../contract/bundle.ts';
import { loadContract } from '../contract/load.ts';
import type { Contract } from '../contract/types.ts';
import type { Download } from './downloads.ts';
import { httpFile } from './http-file.ts';
import { openApiOf } from './openapi.ts';
import { postmanCollection } from './postman.ts';
import { foldersOf } from './requests.ts';

/** A download without its place. */
export type Kind = Pick<Download, 'api' | 'format'>;

const written = new WeakMap<Contract, Map<string, string>>();

/**
 * Text of a download. It is made once, and again when the contract changes: the page that offers it says its size.
 *
 * @param site address of the published site, for links
 */
export function textOf({ api, format }: Kind, site: BundleOptions['site']): string {
	const contract = loadContract();
	const texts = written.get(contract) ?? new Map<string, string>();
	written.set(contract, texts);
	const key = `${api} ${format} ${site}`;
	const text = texts.get(key) ?? write({ api, format }, site);
	texts.set(key, text);
	return text;
}

function write({ api, format }: Kind, site: BundleOptions['site']): string {
	const options = { site, ...(api && { api }) };
	const bundle = openApiOf(options);
	const title = String(bundle.info['title']);
	// Tools read JSON, people YAML: its indentation would be two fifths of the file.
	if (format === 'json') return `${JSON.stringify(bundle)}\n`;
	if (format === 'yaml') return stringify(bundle, { lineWidth: 120, aliasDuplicateObjects: false });
	if (format === 'http') return httpFile(title, foldersOf(options));
	return `${JSON.stringify(postmanCollection(title, foldersOf(options)))}\n`;
}
