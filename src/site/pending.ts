import { existsSync, readFileSync } from 'node:fs';
import { BuildError } from './build-error.ts';

const FILE = 'src/site/pending-routes.txt';

/**
 * Routes whose pages are still to be written. Sidebars, links and redirects may name them. The list only shrinks,
 * and when its file is gone nothing is pending.
 */
export function pendingRoutes(file = FILE): Set<string> {
	if (!existsSync(file)) return new Set();
	const lines = readFileSync(file, 'utf8')
		.split('\n')
		.map((line) => line.trim());
	return new Set(lines.filter((line) => line.startsWith('/')));
}

/**
 * Routes that stand in the list although their pages exist.
 *
 * @throws {BuildError} naming them and what to remove
 */
export function assertPending(pages: ReadonlySet<string>, pending = pendingRoutes()): void {
	const written = [...pending].filter((route) => pages.has(route));
	if (written.length === 0) return;
	throw new BuildError(
		`${FILE} lists pages that are written. Remove these lines:\n  ${written.join('\n  ')}`,
	);
}
