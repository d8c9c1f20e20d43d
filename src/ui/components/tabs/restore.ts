import { minified } from '../../../lib/minified.ts';
import source from './restore-tabs.js?raw';

const pages = new WeakSet<object>();

/**
 * The script that puts back the reader's tabs while the page is being read. A page needs it once, before its first
 * tabs; a page is known by its `Astro.locals`.
 */
export function restoreScript(locals: object): string | undefined {
	if (pages.has(locals)) return undefined;
	pages.add(locals);
	return minified('restore-tabs.js', source);
}
