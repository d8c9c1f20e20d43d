import { versions } from '../../config/versions.ts';
import { type BuildError, problem } from '../../lib/diagnostics/build-error.ts';

/**
 * Checks that one version is the newest and that each has the page that opens it.
 *
 * @param pages addresses of all pages that have a file
 * @throws {BuildError} naming the version, what was found and what to write
 */
export function assertVersions(pages: { has(path: string): boolean }, all = versions): void {
	const newest = all.filter(({ isLast }) => isLast).map(({ name }) => `"${name}"`);
	if (newest.length !== 1) {
		const found = newest.join(' and ') || 'none';
		throw wrong(`isLast: true at ${found}`, 'one version that is the newest', 'isLast: true at that one');
	}
	for (const version of all) {
		if (pages.has(version.path)) continue;
		const folder = `src/content/docs${version.path === '/' ? '' : version.path}`;
		throw wrong(
			`mainDocument: '${version.mainDocument}' of "${version.name}", and no page for it`,
			`the file ${folder}/${version.mainDocument}.mdx`,
			`that file, or the name of another one in ${folder}`,
		);
	}
}

function wrong(found: string, expected: string, write: string): BuildError {
	return problem({ where: 'src/config/versions.ts', found, expected, write });
}
