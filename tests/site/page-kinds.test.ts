import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOfFile } from '../../src/lib/urls/page-routes.ts';
import { pageFiles } from '../../src/schemas/frontmatter/page-files.ts';
import { kinds } from '../browser/pages.ts';
import { dist } from './built-site.ts';

const isBuilt = (path: string) => existsSync(`${dist}${path === '/' ? '/index' : path}.html`);
const { missing, ...looked } = kinds;

test('browser tests look at pages that are built', () => {
	expect(Object.values(looked).filter((path) => !isBuilt(path))).toEqual([]);
	expect(isBuilt(missing)).toBe(false);
});

test('browser tests look at a page of every kind that is written', () => {
	const written = pageFiles('.').map((file) => ({
		path: routeOfFile(file),
		kind: /^kind: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1],
	}));
	const paths = new Set<string>(Object.values(looked));
	const kindsOf = (pages: typeof written) => [...new Set(pages.map(({ kind }) => kind))].sort();
	expect(kindsOf(written.filter(({ path }) => paths.has(path)))).toEqual(
		kindsOf(written.filter(({ path }) => isBuilt(path))),
	);
});
