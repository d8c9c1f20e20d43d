import type { Place } from '../../lib/urls/places.ts';

/** Whether search engines leave a page out: of older versions, for writers, or one that opts out of search. */
export function isUnlisted({ id, data }: { id: string; data: object }, { version }: Place): boolean {
	const { search, kind } = data as { search?: { off?: boolean }; kind?: string };
	return search?.off === true || kind === 'writers' || id === '404' || !version.isLast;
}
