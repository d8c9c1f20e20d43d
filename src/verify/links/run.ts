import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { followAddress } from '../../hosting/links/check-links.mjs';
import type { Links } from '../../hosting/links/links-file.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { addressesBelow, formatTable, type LinkTable, noteLinks } from './found.ts';
import { productPackages, unpack } from './packages.ts';

/*
 * `npm run links:product`: follows every link of published packages through the built site, and exits with 1 unless all
 * arrive. `-- --extract` first reads the links of all packages again. What a registry doesn't serve here can be added
 * from a folder: `-- --extract 'unleash-ruby-sdk 6.6.0=../unleash-ruby-sdk'`.
 */
const FILE = fileURLToPath(new URL('product-links.yaml', import.meta.url));
const LINKS = 'dist/links.json';
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { extract: { type: 'boolean' } },
});

const text = readFileSync(FILE, 'utf8');
const table: LinkTable = parse(text) ?? {};
if (values.extract) extract();
if (!existsSync(LINKS)) {
	throw problem({
		where: LINKS,
		found: 'nothing',
		expected: 'a built site',
		write: 'npm run build, then try again',
	});
}
const links: Links = JSON.parse(readFileSync(LINKS, 'utf8'));
const all = Object.entries(table);
const lost = all.flatMap(([address, packages]) => {
	const { missing } = followAddress(address, links);
	const from = Object.entries(packages).map((item) => item.join(' '));
	return missing ? [`${address}: ${missing} (linked from ${from.join(', ')})`] : [];
});
for (const line of lost) console.error(line);
console.log(`${all.length - lost.length} of ${all.length} arrive`);
process.exitCode = lost.length === 0 ? 0 : 1;

/** Reads the links of every package that can be loaded; those of others stay as they are. */
function extract(): void {
	const added = positionals.map((word) => {
		const [, name = '', version = '', folder] = /^(\S+) (\S+)=(.+)$/.exec(word) ?? [];
		return { name, version, folder };
	});
	const packages = productPackages().map((item) => ({ ...item, folder: unpack(item) }));
	const unreachable = new Set(packages.filter(({ folder }) => !folder).map(({ name }) => name));
	for (const name of unreachable) console.warn(`${name}: not reachable here, so its links stay as they are`);
	const read = [...packages.filter(({ name }) => !unreachable.has(name)), ...added];
	const known = new Set(Object.keys(table));
	for (const { name } of read) for (const linking of Object.values(table)) delete linking[name];
	for (const { folder = '', ...item } of read) {
		const found = addressesBelow(folder);
		noteLinks(table, item, found.keys());
		for (const [address, around] of found) {
			if (!known.has(address)) console.log(`new: ${address}\n     ${around}`);
			known.add(address);
		}
	}
	writeFileSync(FILE, formatTable(table, text.split('\n')[0] ?? ''));
}
