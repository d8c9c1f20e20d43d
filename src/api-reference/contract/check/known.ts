import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { pendingRoutes } from '../../../site/pending.ts';
import { pathOfEntry } from '../../../site/urls.ts';
import type { Known } from './links.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Pages and permissions of this project, from its files. */
export function knownOfProject(): Known {
	const pages = readdirSync(join(root, 'src/content/docs'), { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => /(^|\/)[^_/][^/]*\.mdx?$/.test(file))
		.map((file) => pathOfEntry(file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')));
	const permissions = parse(readFileSync(join(root, 'src/content/data/permissions.yaml'), 'utf8')) as {
		id: string;
	}[];
	return {
		routes: new Set([...pages, ...pendingRoutes(join(root, 'tests/site/pending-routes.txt'))]),
		permissions: new Set(permissions.map(({ id }) => id)),
	};
}
