import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressesBelow, type LinkTable } from '../../src/verify/links/found.ts';
import { installedPackages } from '../../src/verify/links/packages.ts';
import { installPackages } from '../../src/verify/server/packages.ts';

const table: LinkTable = parse(readFileSync('src/verify/links/product-links.yaml', 'utf8'));

test.each(installedPackages)('every link of $name $version is in product-links.yaml', ({ name }) => {
	const found = addressesBelow(join(installPackages(), 'node_modules', name));
	const unknown = [...found].filter(([address]) => !(address in table));
	expect(unknown, 'npm run links:product -- --extract').toEqual([]);
	const noted = Object.keys(table).filter((address) => name in (table[address] ?? {}));
	if (name !== 'unleash-server') expect([...found.keys()].sort()).toEqual(noted.sort());
});

test('the server links to most of its topics', () => {
	expect(addressesBelow(join(installPackages(), 'node_modules/unleash-server')).size).toBeGreaterThan(150);
});
