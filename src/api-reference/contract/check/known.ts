import { routeOfFile } from '../../../lib/urls/page-routes.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import { pageFiles } from '../../../schemas/frontmatter/page-files.ts';
import type { Known } from './links.ts';

/** Pages and permissions of this project, from its files. The current folder is its root. */
export function knownOfProject(): Known {
	return {
		routes: new Set(pageFiles('.').map(routeOfFile)),
		permissions: new Set(Object.keys(readFacts('permissions'))),
	};
}
