import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { BUILD_MARK, buildMark } from '~/hosting/build-mark.ts';

test('a build takes the mark away when it starts, and writes it when it ends', async () => {
	const dist = mkdtempSync(join(tmpdir(), 'mark-'));
	const dir = pathToFileURL(`${dist}/`);
	const call = (name: string, options: object) => {
		const hooks = integration.hooks as unknown as Record<string, (options: object) => unknown>;
		return hooks[name]?.(options);
	};
	const integration = buildMark();
	await call('astro:config:done', { config: { outDir: dir } });
	await call('astro:build:start', {});
	expect(existsSync(join(dist, BUILD_MARK))).toBe(false);
	await call('astro:build:done', { dir });
	expect(existsSync(join(dist, BUILD_MARK))).toBe(true);
	await call('astro:build:start', {});
	expect(existsSync(join(dist, BUILD_MARK))).toBe(false);
});
