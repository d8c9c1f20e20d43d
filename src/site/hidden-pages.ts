import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { loadReference } from '../api-reference/model/source.ts';
import { apiPath, cleanPath } from './urls.ts';

const FOLDER = 'src/content/docs';

/**
 * Paths of the pages that stay out of search engines: those that opt out of search, and those for writers. The
 * sitemap is made from addresses alone and cannot see the frontmatter.
 */
export function hiddenPages(folder = FOLDER): Set<string> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.mdx?$/.test(file),
	);
	const hidden = files.filter((file) => isHidden(readFileSync(join(folder, file), 'utf8')));
	const gone = loadReference().operations.filter(({ removed }) => removed);
	return new Set([
		...gone.map(({ slug }) => apiPath(slug)),
		...hidden.map((file) =>
			cleanPath(
				`/${file
					.split(sep)
					.join('/')
					.replace(/\.mdx?$/, '')}`,
			),
		),
	]);
}

/** Frontmatter that cannot be read hides nothing here: the content loader reports it. */
function isHidden(source: string): boolean {
	const [, frontmatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
	try {
		const data = parse(frontmatter) as { kind?: string; search?: { off?: boolean } } | null;
		return data?.kind === 'writers' || data?.search?.off === true;
	} catch {
		return false;
	}
}
