import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { docsFolder, entryId } from '../../schemas/frontmatter/entry-id.ts';
import { pageFiles } from '../../schemas/frontmatter/page-files.ts';
import { isPageKind, type PageKind, pageKinds } from '../../schemas/pages/index.ts';
import { nearest } from '../../site/nearest.ts';
import { pathOfEntry } from '../../site/urls.ts';
import { scaffold, titleFromRoute } from './scaffold.ts';

/** List of routes whose pages are still to be written. It is gone when all are. */
export const pendingRoutesFile = 'src/site/pending-routes.txt';

/** A request for a page that cannot be fulfilled. Its message says what to write instead. */
export class NewPageError extends Error {}

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
 * Writes the file of a new page and takes its route off the list of pending ones.
 *
 * @returns What was done, a sentence each.
 * @throws {NewPageError} If kind or route are wrong, or the page exists. Nothing is written then.
 */
export async function createPage({ root, kind, route, title, sidebarLabel }: NewPage): Promise<string[]> {
	assertKind(kind);
	assertRoute(route);
	const base = path.posix.join(docsFolder, route === '/' ? 'index' : route);
	const taken = pageFiles(root).find(
		(file) => pathOfEntry(entryId(path.relative(docsFolder, file))) === route,
	);
	if (taken) throw new NewPageError(`${route} exists: ${taken}. Edit it, or choose another route.`);

	const file = `${base}.mdx`;
	await mkdir(path.dirname(path.join(root, file)), { recursive: true });
	await writeFile(path.join(root, file), scaffold(kind, title ?? sidebarLabel ?? titleFromRoute(route)));
	const done = [`Created ${file}.`];
	if (await removePending(root, route)) done.push(`Removed ${route} from ${pendingRoutesFile}.`);
	done.push(
		sidebarLabel
			? `The sidebar shows it as '${sidebarLabel}'.`
			: 'It stands in no sidebar: add an entry in src/site/sidebars if readers should find it there.',
		'npm run check names the fields that are still to be written.',
	);
	return done;
}

function assertKind(kind: string): asserts kind is PageKind {
	const written = pageKinds.filter((name) => name !== 'api');
	if (kind === 'api') {
		throw new NewPageError('Pages of kind api are generated from the contract in src/content/openapi.');
	}
	if (isPageKind(kind)) return;
	const meant = nearest(kind, written);
	const hint = meant ? ` Did you mean ${meant}?` : '';
	throw new NewPageError(`'${kind}' is no kind of page.${hint} Kinds are ${written.join(', ')}.`);
}

function assertRoute(route: string): void {
	if (route === '/' || /^(?!.*\.(html|mdx?)$)(\/[\w.-]*\w)+$/.test(route)) return;
	const parts = route
		.replace(/^\w+:\/\/[^/]*/, '')
		.replace(/[?#].*$/, '')
		.replace(/(\/index)?\.(html|mdx?)$/, '')
		.split('/')
		.map((part) => part.trim().replace(/[^\w.-]+/g, '-'));
	const right = `/${parts.filter((part) => !/^[.-]*$/.test(part)).join('/')}`;
	throw new NewPageError(`'${route}' is no route: write it as readers will see it in the address, ${right}`);
}

async function removePending(root: string, route: string): Promise<boolean> {
	const file = path.join(root, pendingRoutesFile);
	if (!existsSync(file)) return false;
	const lines = (await readFile(file, 'utf8')).split('\n');
	const left = lines.filter((line) => line.trim() !== route);
	if (left.length === lines.length) return false;
	await writeFile(file, left.join('\n'));
	return true;
}
