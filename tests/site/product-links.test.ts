import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { followAddress } from '../../src/hosting/links/check-links.mjs';
import type { Links } from '../../src/hosting/links/links-file.ts';
import { builtPages, idsIn } from '../../src/hosting/redirects/built-pages.ts';
import { targetOf } from '../../src/hosting/redirects/plan.ts';
import { cleanRequestPath, splitQuery } from '../../src/hosting/request-path.ts';
import { readHosting } from '../../src/hosting/server/read-hosting.ts';
import type { LinkTable } from '../../src/verify/links/found.ts';
import { dist, readBuilt } from './built-site.ts';

const table: LinkTable = parse(readFileSync('src/verify/links/product-links.yaml', 'utf8'));
const addresses = Object.keys(table);
const links: Links = JSON.parse(readBuilt('links.json'));

test('every link of published servers, SDKs and Edge arrives at its page and section', () => {
	expect(addresses.length).toBeGreaterThan(370);
	expect(addresses.flatMap((address) => followAddress(address, links).missing ?? [])).toEqual([]);
});

test('links.json leads where hosts lead, and knows the pages and ids there are', () => {
	const { plan } = readHosting(dist);
	for (const address of addresses) {
		const path = cleanRequestPath(splitQuery(address.replace(/#.*/, '')).path);
		const expected = targetOf(path, plan) ?? path;
		expect(followAddress(address.replace(/#.*/, ''), links).target, address).toBe(expected);
	}
	const files = builtPages(dist);
	expect(Object.keys(links.pages).sort()).toEqual([...files.keys()].filter((path) => path !== '/404').sort());
	const ids = idsIn(readFileSync(join(dist, files.get('/reference/segments') ?? ''), 'utf8'));
	expect(links.pages['/reference/segments']?.split(' ')).toEqual(
		[...ids].filter((id) => !/^t-[\da-f]{6}-/.test(id)),
	);
});

test('the checker that the site serves follows links with the links.json beside it', () => {
	const file = join(mkdtempSync(join(tmpdir(), 'product-links-')), 'README.md');
	const check = (address: string) => {
		writeFileSync(file, `See [the documentation](https://docs.getunleash.io${address}).`);
		return spawnSync(process.execPath, [join(dist, 'check-links.mjs'), join(dist, 'links.json'), file])
			.status;
	};
	expect(['/concepts/segments#segment-limits', '/openapi.json', '/quickstart'].map(check)).toEqual([0, 0, 0]);
	expect(['/concepts/segments#nowhere', '/openapi.xml', '/nowhere'].map(check)).toEqual([1, 1, 1]);
});

test.each([
	['/unleash-academy/managing-for-devops', '/unleash-academy/managing-unleash-for-devops'],
	['/using-unleash/deploy/configuring', '/using-unleash/deploy/configuring-unleash'],
	['/using-unleash/deploy/upgrading', '/using-unleash/deploy/upgrading-unleash'],
	['/concepts/activation-strategies', '/reference/activation-strategies'],
	['/api/get-notifications', '/reference/api/unleash/get-notifications'],
	['/docs/guides/gradual-rollout', '/feature-flag-tutorials/use-cases/gradual-rollout'],
])('%s leads to %s', (path, page) => {
	expect(followAddress(path, links)).toEqual({ target: page, missing: undefined });
});

test('the 404 page suggests pages from a file that it alone loads', () => {
	const titles: [string, string][] = JSON.parse(readBuilt('page-titles.json'));
	for (const [path] of titles)
		expect(existsSync(join(dist, path === '/' ? 'index.html' : `${path}.html`)), path).toBe(true);
	expect(titles.map(([path]) => path)).toEqual(
		expect.arrayContaining(['/quickstart', '/reference/segments']),
	);
	expect(titles.map(([path]) => path)).not.toContain('/writing/components');
	expect(readBuilt('404.html')).toMatch(/<div data-suggestions(?:="")? hidden/);
});
