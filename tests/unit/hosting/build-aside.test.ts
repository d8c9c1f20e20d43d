import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { buildAside } from '~/hosting/build-aside.ts';
import { BUILD_MARK } from '~/hosting/hosts/host-files.ts';

let root: string;
let dist: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'build-aside-'));
	dist = join(root, 'dist');
});

/** Starts a build as Astro does. Returns its folder, and what ends it. */
function startBuild(command = 'build'): { made: string; finish: () => unknown } {
	const hooks = buildAside().hooks as unknown as Record<string, (options: object) => unknown>;
	let outDir = pathToFileURL(`${dist}/`);
	hooks['astro:config:setup']?.({
		command,
		config: { root: pathToFileURL(`${root}/`), outDir },
		updateConfig: (updated: { outDir: URL }) => {
			outDir = updated.outDir;
		},
	});
	const made = fileURLToPath(outDir);
	mkdirSync(made, { recursive: true });
	return { made, finish: () => hooks['astro:build:done']?.({ dir: outDir }) };
}

function build(version: number): void {
	const { made, finish } = startBuild();
	mkdirSync(join(made, 'guides'), { recursive: true });
	for (const page of ['index.html', `only-${version}.html`, 'guides/index.html'])
		writeFileSync(join(made, page), `page ${version}`);
	finish();
}

test('a build that ends takes the place of the one before, in the same folder, with its mark', () => {
	build(1);
	mkdirSync(join(dist, '.git'));
	const { ino } = statSync(dist);
	build(2);
	expect(readdirSync(dist).sort()).toEqual(['.git', BUILD_MARK, 'guides', 'index.html', 'only-2.html']);
	expect(readFileSync(join(dist, 'guides/index.html'), 'utf8')).toBe('page 2');
	expect(statSync(dist).ino).toBe(ino);
	expect(readdirSync(join(root, '.cache/build'))).toEqual([]);
	expect(existsSync(join(root, '.cache/replaced-build'))).toBe(false);
});

test('until a build ends, also if it never does, the one before stays whole', () => {
	build(1);
	const { made } = startBuild();
	writeFileSync(join(made, 'index.html'), 'half of page 2');
	expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('page 1');
	expect(existsSync(join(dist, BUILD_MARK))).toBe(true);
	build(3);
	expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('page 3');
});

test('other commands keep the folder', () => {
	expect(startBuild('dev').made).toBe(`${dist}/`);
});
