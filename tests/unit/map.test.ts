import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '~/lib/files/file-paths.ts';

const files = ['src', 'tests'].flatMap((folder) => listFiles(folder).map((file) => `/${file}`));

/** Whether there is a path from the root of the project, a pattern of such, or the end of a file's path. */
function isThere(name: string): boolean {
	if (existsSync(name)) return true;
	if (/^(?:src|tests)\//.test(name)) return globSync(name).length > 0;
	return files.some((file) => file.endsWith(`/${name}`));
}

test.each([
	'AGENTS.md',
	'CONTRIBUTING.md',
	'README.md',
	'src/verify/README.md',
])('%s names files that are there', (map) => {
	const named = [...readFileSync(map, 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
	const paths = named.filter((name) =>
		/^(?:src|tests)\/|^(?!node_modules)\w[\w./-]*\.(?:astro|css|mjs|tsx?|yaml)$/.test(name),
	);
	expect(paths.length).toBeGreaterThan(10);
	expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
