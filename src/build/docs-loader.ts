import { fileURLToPath } from 'node:url';
import { docsLoader } from '@astrojs/starlight/loaders';
import { AstroError } from 'astro/errors';
import type { Loader, LoaderContext } from 'astro/loaders';
import { entryId } from '../lib/urls/page-routes.ts';
import { pageFiles, sharedAddresses } from '../schemas/frontmatter/page-files.ts';
import { formatProblems, inReadingOrder } from '../schemas/frontmatter/problem.ts';
import { checkPages } from './page-checks.ts';
import { tolerant } from './tolerant.ts';

/**
 * Starlight's loader of pages, behind the frontmatter check.
 *
 * A build stops with one error that holds every mistake of every page. The development server says the
 * mistakes, shows them on the page that has them, and recovers when they are corrected.
 */
export function checkedDocsLoader(): Loader {
	const loader = docsLoader({ generateId: ({ entry }) => entryId(entry) });
	return {
		name: loader.name,
		async load(context: LoaderContext) {
			const root = fileURLToPath(context.config.root);
			const files = pageFiles(root);
			for (const warning of sharedAddresses(files)) context.logger.warn(warning);
			if (context.watcher) return loader.load(tolerant(context));
			const problems = checkPages(root, files);
			const [first] = inReadingOrder(problems);
			if (first) {
				const hint = 'The schemas of all kinds of pages are in src/schemas/pages.';
				const { file, line, column } = first;
				throw Object.assign(new AstroError(formatProblems(problems), hint), { loc: { file, line, column } });
			}
			return loader.load(context);
		},
	};
}
