import { execFile } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * Runs Astro itself on a copy of the content: a project of its own whose files are links to ours, with pages
 * made by the test.
 */
const project = fileURLToPath(new URL('../../..', import.meta.url));
const wrong = (name: string) => readFileSync(new URL(`fixtures/wrong/${name}.mdx`, import.meta.url), 'utf8');
/** Our configuration, with caches of its own: `node_modules`, where they lie by default, is shared. */
const ownCaches = `
import config from ${JSON.stringify(path.join(project, 'astro.config.mts'))};
export default { ...config, cacheDir: './.cache', vite: { ...config.vite, cacheDir: './.cache/vite' } };
`;
let root = '';

beforeAll(() => {
	root = mkdtempSync(path.join(tmpdir(), 'astro-stops-'));
	const link = (file: string) => symlinkSync(path.join(project, file), path.join(root, file));
	for (const file of readdirSync(project)) {
		if (/^(node_modules|public|tests|content\.config\.ts|redirects\.mjs|.*\.json)$/.test(file)) link(file);
	}
	writeFileSync(path.join(root, 'astro.config.mts'), ownCaches);
	mkdirSync(path.join(root, 'src'));
	for (const file of readdirSync(path.join(project, 'src'))) {
		if (file !== 'content') link(path.join('src', file));
	}
	cpSync(path.join(project, 'src/content'), path.join(root, 'src/content'), { recursive: true });
	mkdirSync(path.join(root, 'src/content/docs/reference'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(route: string, source: string): void {
	writeFileSync(path.join(root, `src/content/docs${route}.mdx`), source);
}

function sync(): Promise<{ code: number | string | null | undefined; output: string }> {
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			[path.join(project, 'node_modules/astro/bin/astro.mjs'), 'sync', '--root', root],
			{ cwd: root, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' } },
			(error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
		);
	});
}

describe('Astro', () => {
	test('stops at wrong frontmatter with every mistake of every page', async () => {
		write('/index', wrong('missing-fields'));
		write('/reference/segments', wrong('unquoted-version'));
		const { code, output } = await sync();
		expect(output).toContain(`4 mistakes in the frontmatter of 2 pages

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
		const { $schema: __, ...ours } = read(project, '.vscode/frontmatter.schema.json');
		expect(written).toEqual(ours);
	});
});
