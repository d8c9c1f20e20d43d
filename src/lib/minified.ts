import { minifySync } from 'rolldown/utils';

/** A plain script as it stands in a page: short, and the same in every page, so that one hash allows it. */
export function minified(name: string, source: string): string {
	return minifySync(name, source).code;
}
