import { redirects } from '../../redirects.mjs';
import { checkSources } from '../build/sources/check-sources.ts';
import { formatProblem } from '../lib/diagnostics/build-error.ts';
import { readEnvironment } from '../lib/environment/environment.ts';
import { otherBuilds } from '../lib/environment/other-builds.ts';
import { projectRoot } from '../schemas/frontmatter/written-page.ts';

/*
 * Checks links, sidebars, and redirects in the sources, as `npm run dev` does. Prints every mistake and exits with 1 if
 * there is one.
 */
const { SITE_URL, OTHER_BUILDS } = readEnvironment();
const elsewhere = otherBuilds(OTHER_BUILDS) ?? [];
const problems = checkSources({ root: projectRoot, redirects, origin: SITE_URL, elsewhere });
if (problems.length > 0) {
	console.error(problems.map(formatProblem).join('\n\n'));
	process.exitCode = 1;
} else {
	console.log(
		'Links, sidebars, and redirects: no problems. Anchors of API pages are checked by the build, which makes them.',
	);
}
