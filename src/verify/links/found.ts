import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { addressesIn } from '../../hosting/links/check-links.mjs';

/** Host of the documentation in published packages, whatever host a build is for. */
const PRODUCT_HOST = 'docs.getunleash.io';

/** Characters on both sides of a link that tell what it's about. */
const AROUND = 100;

/** Pictures, fonts, archives, and source maps repeat other files or have no links. */
const ASIDE = /\.(?:map|png|ico|gif|svg|woff2?|tgz|whl|jar|crate|gz|class|so|dylib|dll)$/;

/** Addresses of the documentation in a folder, each with the text around its first link. */
export function addressesBelow(folder: string): Map<string, string> {
	const found = new Map<string, string>();
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !ASIDE.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((name) => !name.slice(folder.length).includes('node_modules'))
		.sort();
	for (const name of names) {
		const text = readFileSync(name, 'utf8');
		if (!text.includes(PRODUCT_HOST)) continue;
		for (const { address, index } of addressesIn(text, PRODUCT_HOST)) {
			if (found.has(address)) continue;
			const around = text.slice(Math.max(0, index - AROUND), index + address.length + AROUND);
			found.set(address, around.replaceAll(/\s+/g, ' ').trim());
		}
	}
	return found;
}

/** Packages that link to an address, each with its versions: one, or the first and the last. */
export type LinkTable = Record<string, Record<string, string>>;

/** Notes that a version of a package links to addresses. Versions are noted in ascending order. */
export function noteLinks(
	table: LinkTable,
	{ name, version }: { name: string; version: string },
	addresses: Iterable<string>,
): void {
	for (const address of addresses) {
		table[address] ??= {};
		const first = table[address][name]?.split(' ')[0];
		table[address][name] = first === undefined ? version : `${first} to ${version}`;
	}
}

/** The text of `product-links.yaml`: one line for each address. */
export function formatTable(table: LinkTable, head: string): string {
	const lines = Object.entries(table)
		.filter(([, packages]) => Object.keys(packages).length > 0)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(
			([address, packages]) =>
				`${address}: ${stringify(packages, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`,
		);
	return `${head}\n${lines.join('\n')}\n`;
}
