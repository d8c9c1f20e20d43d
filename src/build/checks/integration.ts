import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirects } from '../../../redirects.mjs';
import type { RedirectRow } from '../../config/redirects/types.ts';
import { BuildError } from '../../lib/diagnostics/build-error.ts';
import { otherBuilds } from '../../lib/environment/other-builds.ts';
import { unlistedPages } from '../../navigation/unlisted.ts';
import { sourceChecks } from '../sources/integration.ts';
import { checkSite, type Finding, type Surroundings, summarize } from './links.ts';
import { readSite } from './read-site.ts';

/**
 * Checks how pages are connected: their sources in `npm run dev`, the built site in a build.
 *
 * @param others folders that other builds serve, with commas between them
 */
export function siteChecks(others?: string): AstroIntegration[] {
	const elsewhere = otherBuilds(others) ?? [];
	return [sourceChecks(elsewhere), builtChecks(elsewhere)];
}

/**
 * Checks the built site: broken links and missing files stop the build; broken anchors, duplicate routes, and pages
 * that no sidebar lists are warnings.
 */
function builtChecks(elsewhere: readonly string[]): AstroIntegration {
	let origin: string | undefined;
	return {
		name: 'site-checks',
		hooks: {
			'astro:config:done': ({ config }) => {
				origin = config.site;
			},
			'astro:build:done': ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const findings = findingsOf(dist, readSite(dist), redirects, { origin, elsewhere });
				for (const line of summarize(ofLevel(findings, 'warning'))) logger.warn(line);
				const errors = summarize(ofLevel(findings, 'error'));
				if (errors.length > 0) throw new BuildError(errors.join('\n\n'));
				logger.info('all links lead somewhere');
			},
		},
	};
}

/** Everything that is wrong with a built site. */
export function findingsOf(
	dist: string,
	pages = readSite(dist),
	rows: readonly RedirectRow[] = redirects,
	place: Pick<Surroundings, 'origin' | 'elsewhere'> = {},
): Finding[] {
	const fileExists = (path: string) => {
		const file = join(dist, decodeURIComponent(path));
		return existsSync(file) && statSync(file).isFile();
	};
	const unlisted = unlistedPages(pages.map(({ path }) => path));
	return checkSite(pages, { redirects: new Map(rows), fileExists, unlisted, ...place });
}

function ofLevel(findings: readonly Finding[], level: Finding['level']): Finding[] {
	return findings.filter((finding) => finding.level === level);
}
