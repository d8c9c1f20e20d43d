import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressesBelow, formatTable, type LinkTable, noteLinks } from '~/verify/links/found.ts';
import { installedPackages } from '~/verify/links/packages.ts';

test('addresses of a package come with the text around them, without those of its dependencies', () => {
	const folder = mkdtempSync(join(tmpdir(), 'product-links-'));
	mkdirSync(join(folder, 'dist'));
	mkdirSync(join(folder, 'node_modules/other'), { recursive: true });
	writeFileSync(
		join(folder, 'README.md'),
		'Read about\n[segments](https://docs.getunleash.io/reference/segments).',
	);
	writeFileSync(join(folder, 'dist/index.js'), 'x("https://docs.getunleash.io/quickstart")');
	writeFileSync(join(folder, 'dist/index.js.map'), 'https://docs.getunleash.io/only-in-a-map');
	writeFileSync(join(folder, 'node_modules/other/index.js'), 'https://docs.getunleash.io/elsewhere');
	expect(Object.fromEntries(addressesBelow(folder))).toEqual({
		'/reference/segments': 'Read about [segments](https://docs.getunleash.io/reference/segments).',
		'/quickstart': 'x("https://docs.getunleash.io/quickstart")',
	});
});

test('versions of a package become a range, and addresses that nothing links to go', () => {
	const table: LinkTable = { '/gone': {} };
	noteLinks(table, { name: 'unleash-server', version: '5.6.0' }, ['/a', '/b']);
	noteLinks(table, { name: 'unleash-server', version: '6.3.0' }, ['/a']);
	noteLinks(table, { name: 'unleash-server', version: '8.2.0' }, ['/a', '/a#c']);
	noteLinks(table, { name: '@unleash/nextjs', version: '1.6.7' }, ['/a']);
	const text = formatTable(table, '# Head');
	expect(text).toBe(
		'# Head\n/a: { unleash-server: 5.6.0 to 8.2.0, "@unleash/nextjs": 1.6.7 }\n/a#c: { unleash-server: 8.2.0 }\n/b: { unleash-server: 5.6.0 }\n',
	);
	expect(parse(text)['/a#c']).toEqual({ 'unleash-server': '8.2.0' });
});

test('the file is as the tool writes it, and has the server and all SDKs that the live tests install', () => {
	const text = readFileSync('src/verify/links/product-links.yaml', 'utf8');
	const table: LinkTable = parse(text);
	expect(formatTable(table, text.split('\n')[0] ?? '')).toBe(text);
	const noted = Object.values(table).flatMap((packages) => Object.entries(packages));
	for (const { name, version } of installedPackages) {
		expect(
			noted.some(([one, versions]) => one === name && versions.endsWith(version)),
			name,
		).toBe(true);
	}
});
