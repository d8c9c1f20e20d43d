import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ASTRO_TIMEOUT, astro, copyProject, quiet, removeProject } from '../astro-project.ts';

const wrong = (name: string) =>
	readFileSync(new URL(`../schemas/fixtures/wrong/${name}.mdx`, import.meta.url), 'utf8');
let root = '';
beforeAll(() => {
	root = copyProject();
});
afterAll(() => removeProject(root));

function write(route: string, source: string): void {
	writeFileSync(path.join(root, `src/content/docs${route}.mdx`), source);
}

function sync(): Promise<{ code: number | string | null | undefined; output: string }> {
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			[astro, 'sync'],
			{ cwd: root, env: { ...process.env, ...quiet } },
			(error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
		);
	});
}

describe('Astro', { timeout: ASTRO_TIMEOUT }, () => {
	test('stops at wrong frontmatter with every mistake of every page', async () => {
		write('/index', wrong('missing-fields'));
		write('/reference/segments', wrong('unquoted-version'));
		const { code, output } = await sync();
		expect(output).toContain(`4 mistakes in 2 pages

src/content/docs/index.mdx:1:1  description
  found:    nothing`);
		expect(output).toContain(`src/content/docs/reference/segments.mdx:8:10  availability.since
  found:    5.10, a number
  expected: a version number in quotes
  write:    since: '5.10'`);
		expect(code).toBe(1);
	});

	test('goes on when it is right, names files that share an address, and writes our schema for editors', async () => {
		const page = wrong('unknown-kind').replace('refrence', 'reference');
		write('/index', page);
		write('/reference/segments', page);
		mkdirSync(path.join(root, 'src/content/docs/reference/segments'));
		write('/reference/segments/index', page);
		const { code, output } = await sync();
		expect(output).toContain(
			'src/content/docs/reference/segments.mdx and src/content/docs/reference/segments/index.mdx have the same address, /reference/segments.',
		);
		expect(output).not.toContain('mistake');
		expect(code).toBe(0);
		const read = (folder: string, file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
		const { $schema: _, ...written } = read(root, '.astro/collections/docs.schema.json');
		const { $schema: __, ...ours } = read('.', '.vscode/frontmatter.schema.json');
		expect(written).toEqual(ours);
	});
});
