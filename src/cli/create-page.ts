import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { problem } from '../lib/diagnostics/build-error.ts';
import { nearest } from '../lib/diagnostics/nearest.ts';
import { docsFolder, isPagePath, routeOfFile, toPagePath } from '../lib/urls/page-routes.ts';
import { pageFiles } from '../schemas/frontmatter/page-files.ts';
import { isPageKind, type PageKind, pageKinds } from '../schemas/pages/index.ts';
import { scaffold, titleFromRoute } from './scaffold.ts';

/** What `createPage` needs to know. */
export interface NewPage {
	/** Root of the project. */
	root: string;
	kind: string;
	route: string;
	/** Without it, the label in the sidebar is the title, else the route is read as one. */
	title?: string | undefined;
	/** Label of the route in the sidebars, if it stands in one. */
	sidebarLabel?: string | undefined;
}

/**
 * Writes the file of a new page.
 *
 * @returns What was done, a sentence each.
 * @throws {BuildError} If kind or route are wrong, or the page exists. Nothing is written then.
 */
export async function createPage({ root, kind, route, title, sidebarLabel }: NewPage): Promise<string[]> {
	assertKind(kind);
	assertRoute(route);
	const base = path.posix.join(docsFolder, route === '/' ? 'index' : route);
	const taken = pageFiles(root).find((file) => routeOfFile(file) === route);
	if (taken) throw problem({ where: route, found: `a page: ${taken}`, write: 'that page, or another route' });

	const file = `${base}.mdx`;
	await mkdir(path.dirname(path.join(root, file)), { recursive: true });
	await writeFile(path.join(root, file), scaffold(kind, title ?? sidebarLabel ?? titleFromRoute(route)));
	return [
		`Created ${file}.`,
		sidebarLabel
			? `The sidebar lists it as '${sidebarLabel}'.`
			: 'No sidebar lists it yet. Add an entry in src/config/sidebars before you publish the page.',
		"It's a draft: npm run dev shows it, and builds leave it out. To publish it, replace each TODO and remove draft: true.",
	];
}

function assertKind(kind: string): asserts kind is PageKind {
	const written = pageKinds.filter((name) => name !== 'api');
	if (kind === 'api') {
		throw problem({
			where: 'kind',
			found: kind,
			write: 'the operation in src/content/openapi: its page is made from it',
		});
	}
	if (isPageKind(kind)) return;
	throw problem({
		where: 'kind',
		found: kind,
		expected: `one of ${written.join(', ')}`,
		write: nearest(kind, written),
	});
}

function assertRoute(route: string): void {
	if (route === '/' || (route.startsWith('/') && isPagePath(route.slice(1)))) return;
	const parts = route
		.replace(/^\w+:\/\/[^/]*/, '')
		.replace(/[?#].*$/, '')
		.replace(/(\/index)?\.(html|mdx?)$/, '')
		.split('/')
		.map((part) => part.trim());
	const right = `/${toPagePath(parts.filter((part) => !/^[.-]*$/.test(part)).join('/'))}`;
	throw problem({
		where: 'route',
		found: route,
		expected: 'a route as readers see it in the address',
		write: right,
	});
}
