import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BuildError } from '../../site/build-error.ts';
import { assertPending, pendingRoutes } from '../../site/pending.ts';
import { checkSite, type Finding, summarize } from './links.ts';
import { readSite } from './read-site.ts';
import { unlinkPending } from './unlink.ts';

/**
 * Checks the built site: broken links and missing files stop the build, broken anchors and duplicate routes warn.
 * Before that, links to pages that are still to be written become text.
 */
export function siteChecks(redirects: () => Iterable<string> = () => []): AstroIntegration {
	let origin: string | undefined;
	return {
		name: 'site-checks',
		hooks: {
			'astro:config:done': ({ config }) => {
				origin = config.site;
			},
			'astro:build:done': ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const { pages, unlinked } = unlinkPending(readSite(dist), pendingRoutes());
				if (unlinked.length > 0)
					logger.warn(`links to pages still to be written are text: ${unlinked.join(', ')}`);
				const findings = findingsOf(dist, pages, redirects(), origin);
				for (const line of summarize(ofLevel(findings, 'warning'))) logger.warn(line);
				const errors = summarize(ofLevel(findings, 'error'));
				if (errors.length > 0) throw new BuildError(`The built site has mistakes:\n  ${errors.join('\n  ')}`);
				logger.info('all links lead somewhere');
			},
		},
	};
}

/**
 * Everything that is wrong with a built site.
 *
 * @throws Error if a page exists that the list of pages to write still names
 */
export function findingsOf(
	dist: string,
	pages = readSite(dist),
	redirects: Iterable<string> = [],
	origin?: string,
): Finding[] {
	assertPending(new Set(pages.map(({ path }) => path)));
	const fileExists = (path: string) => {
		const file = join(dist, decodeURIComponent(path));
		return existsSync(file) && statSync(file).isFile();
	};
	return checkSite(pages, { pending: pendingRoutes(), redirects: new Set(redirects), fileExists, origin });
}

function ofLevel(findings: readonly Finding[], level: Finding['level']): Finding[] {
	return findings.filter((finding) => finding.level === level);
}
