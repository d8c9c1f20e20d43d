import { readdirSync } from 'node:fs';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import { entryId } from '../../../schemas/frontmatter/entry-id.ts';
import { pathOfEntry } from '../../../site/urls.ts';
import type { Known } from './links.ts';

/** Pages and permissions of this project, from its files. The current folder is its root. */
export function knownOfProject(): Known {
	const pages = readdirSync('src/content/docs', { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => /(^|\/)[^_/][^/]*\.mdx?$/.test(file))
		.map((file) => pathOfEntry(entryId(file)));
	return {
		routes: new Set(pages),
		permissions: new Set(Object.keys(readFacts('permissions'))),
	};
}
