import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { components } from '../../../browser/pictures/components.ts';
import { folderOf, PICTURES, reasonToSkip } from '../../../browser/pictures/drawn-by.ts';

/** Pictures are renewed often, and every renewal stays in the history of the repository. */
const MOST_BYTES = 1_000_000;
const folders = readdirSync(PICTURES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(folders.map(({ name }) => name))('pictures of %s', (folder) => {
	const names = readdirSync(join(PICTURES, folder));

	test('show every component in both looks', () => {
		const all = Object.keys(components).flatMap((name) => [`${name}-1280-light.png`, `${name}-390-dark.png`]);
		expect(names).toEqual(expect.arrayContaining(all));
	});

	test('are small', () => {
		const bytes = names.reduce((sum, name) => sum + statSync(join(PICTURES, folder, name)).size, 0);
		expect(bytes).toBeLessThan(MOST_BYTES);
	});
});

test('the folder names the major version only', () => {
	expect(folderOf('156.0.8078.79')).toMatch(/-chromium-156$/);
});

test('a browser without pictures is told apart, with what to do', () => {
	expect(existsSync(join(PICTURES, 'plan9-chromium-1'))).toBe(false);
	expect(reasonToSkip('plan9-chromium-1')).toContain('npm run pictures');
});
