import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as storageKeys from '../../src/config/storage-keys.ts';
import { builtFiles, readBuilt } from './built-site.ts';

test('the scripts that run before paint use the declared storage keys', () => {
	const files = ['src/ui/client/before-paint.js', 'src/ui/components/tabs/restore-tabs.js'];
	const script = files.map((file) => readFileSync(file, 'utf8')).join('\n');
	const used = [
		...script.matchAll(/(?:read\('(?:local|session)Storage', |localStorage\.[gs]etItem\()'([^']+)'/g),
	].map(([, key]) => key);
	expect(used.length).toBeGreaterThan(2);
	for (const key of used) expect(Object.values(storageKeys)).toContain(key);
});

test('every Markdown plugin leaves its mark in the built pages', () => {
	const html = readBuilt('writing/components.html');
	expect(html).toContain('class="anchor"');
	expect(html).toContain('<div class="table">');
	expect(html).toContain('starlight-aside');
	expect(html).toMatch(/<pre[^>]*>[\s\S]*<span class=/);
});

test('translators leave blocks of code alone, which readers copy', () => {
	const blocks = builtFiles('.html').flatMap((file) => readBuilt(file).match(/<pre[^>]*>/g) ?? []);
	expect(blocks.length).toBeGreaterThan(1000);
	expect([...new Set(blocks)].filter((block) => !block.includes('translate="no"'))).toEqual([]);
});

test('canonical addresses and og:url carry no .html', () => {
	const html = readBuilt('quickstart.html');
	expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/quickstart"/);
	expect(html).toMatch(/<meta property="og:url" content="https:\/\/[^"]+\/quickstart"/);
});
