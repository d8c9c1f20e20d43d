import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressesIn, followAddress } from '~/hosting/links/check-links.mjs';
import type { Links } from '~/hosting/links/links-file.ts';
import { cleanRequestPath } from '~/hosting/request-path.ts';

const HOST = 'docs.getunleash.io';

const links: Links = {
	host: HOST,
	pages: { '/': 'top-of-home', '/quickstart': 'start', '/reference/tags': 'types colors' },
	files: ['/openapi.json'],
	redirects: { '/concepts/tags': '/reference/tags', '/tags': '/reference/tags#types' },
	prefixes: [['/docs/reference/', '/reference/']],
};

test.each([
	['See [tags](https://docs.getunleash.io/concepts/tags#types).', ['/concepts/tags#types']],
	['Read https://docs.getunleash.io/quickstart. Then go.', ['/quickstart']],
	['href="https://docs.getunleash.io"', ['/']],
	['&quot;https://docs.getunleash.io/quickstart&quot;', ['/quickstart']],
	['<https://docs.getunleash.io/docs?source=oss>', ['/docs?source=oss']],
	[
		`\`https://${HOST}/rbac\${e===\`root\`?\`#root-roles\`:\`#project-roles\`}\``,
		['/rbac#root-roles', '/rbac#project-roles'],
	],
	['[https://docs.getunleash.io/a](https://docs.getunleash.io/b)', ['/a', '/b']],
	['https://docs.getunleash.io.example.com/a and https://mydocs.getunleash.io/b', []],
])('finds the addresses in %s', (text, addresses) => {
	expect(addressesIn(text, HOST).map(({ address }) => address)).toEqual(addresses);
});

test.each([
	['/', '/'],
	['/quickstart#start', '/quickstart#start'],
	['/quickstart/?source=oss#start', '/quickstart#start'],
	['/quickstart#:~:text=pip', '/quickstart'],
	['/concepts/tags#colors', '/reference/tags#colors'],
	['/tags#colors', '/reference/tags#types'],
	['/openapi.json', '/openapi.json'],
	['/docs/reference/tags.html', '/reference/tags'],
])('%s arrives at %s', (address, target) => {
	expect(followAddress(address, links)).toEqual({ target, missing: undefined });
});

test.each([
	['/quickstart#end', '/quickstart has no #end'],
	['/concepts/tags#end', '/reference/tags has no #end'],
	// Hosts without redirects keep the fragment of the link.
	['/tags#end', '/reference/tags has no #end'],
	['/nowhere', 'there is no page at /nowhere'],
	['/toString', 'there is no page at /toString'],
])('%s does not arrive', (address, missing) => {
	expect(followAddress(address, links).missing).toBe(missing);
});

test.each([
	'/',
	'//',
	'/a/',
	'/a//b',
	'/a/index',
	'/a/index.html',
	'/index.html',
	'/a.html',
	'/a.html/',
	'/a.md',
])('%s is cleaned as hosts clean it', (path) => {
	const clean = cleanRequestPath(path);
	const pages = { [clean]: '' };
	expect(followAddress(path, { ...links, pages, redirects: {} }).missing).toBeUndefined();
});

test('as a program, it names file and line of each link that does not arrive, and fails', () => {
	const folder = mkdtempSync(join(tmpdir(), 'check-links-'));
	const list = join(folder, 'links.json');
	const program = 'src/hosting/links/check-links.mjs';
	const run = (...places: string[]) =>
		spawnSync(process.execPath, [program, list, ...places], { encoding: 'utf8' });
	writeFileSync(list, JSON.stringify(links));
	mkdirSync(join(folder, 'src/node_modules'), { recursive: true });
	writeFileSync(join(folder, 'src/good.md'), `https://${HOST}/quickstart`);
	writeFileSync(join(folder, 'src/node_modules/other.md'), `https://${HOST}/nowhere`);
	const good = run(join(folder, 'src'));
	expect([good.status, good.stdout]).toEqual([0, '1 of 1 links arrive\n']);

	writeFileSync(join(folder, 'bad.md'), `one\nhttps://${HOST}/quickstart#end\n`);
	const bad = run(join(folder, 'src'), join(folder, 'bad.md'));
	expect([bad.status, bad.stdout]).toEqual([1, '1 of 2 links arrive\n']);
	expect(bad.stderr).toContain(`bad.md:2: ${HOST}/quickstart#end: /quickstart has no #end`);
	expect(run().status).toBe(1);
});
