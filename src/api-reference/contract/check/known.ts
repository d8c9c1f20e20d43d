import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { entryId } from '../../../schemas/frontmatter/entry-id.ts';
import { pendingRoutes } from '../../../site/pending.ts';
import { pathOfEntry } from '../../../site/urls.ts';
import type { Known } from './links.ts';

/** Pages and permissions of this project, from its files. The current folder is its root. */
export function knownOfProject(): Known {
	const pages = readdirSync('src/content/docs', { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => /(^|\/)[^_/][^/]*\.mdx?$/.test(file))
		.map((file) => pathOfEntry(entryId(file)));
	const permissions = parse(readFileSync('src/content/data/permissions.yaml', 'utf8')) as {
		id: string;
	}[];
	return {
		routes: new Set([...pages, ...pendingRoutes()]),
		permissions: new Set(permissions.map(({ id }) => id)),
	};
}
