import { pendingRoutes } from '../site/pending.ts';
import { sidebars } from '../site/sidebars/index.ts';
import { assertSidebars } from '../site/sidebars/tree.ts';

let checked: string | undefined;

/**
 * Checks once per set of pages that the sidebars name only pages that exist or are still to be written.
 *
 * @throws Error naming each wrong entry and the nearest existing path
 */
export function assertNavigation(pages: Set<string>): void {
	const fingerprint = [...pages].sort().join('\n');
	if (fingerprint === checked) return;
	assertSidebars(sidebars, pages, pendingRoutes());
	checked = fingerprint;
}
