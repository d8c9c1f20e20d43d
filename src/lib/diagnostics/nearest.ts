/** Characters of a word that are compared: all of a long text would take minutes. */
const LONGEST = 200;

/**
 * Finds the candidate a writer most likely meant, for "did you mean" hints.
 *
 * @param word What was written, if anything was.
 * @param candidates The names that exist. On a tie the first one wins.
 * @param limit The most edits that still count as a slip of the pen. By default two fifths of the
 *   longer word, so that a hint is never a wild guess; pass `Infinity` to always get an answer.
 * @returns The nearest candidate, or `undefined` when none is within the limit.
 */
export function nearest(
	word: string | undefined,
	candidates: Iterable<string>,
	limit?: number,
): string | undefined {
	// Components ask for a prop, which a page may have left out.
	const sought = String(word ?? '')
		.trim()
		.toLowerCase();
	let best: string | undefined;
	let bestDistance = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const allowed = limit ?? Math.floor(Math.max(sought.length, candidate.length) * 0.4);
		// There are at least as many edits as the lengths differ by.
		if (Math.abs(sought.length - candidate.length) > allowed) continue;
		const distance = editDistance(sought.slice(0, LONGEST), candidate.toLowerCase());
		if (distance <= allowed && distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best;
}

/**
 * Finds the page that a wrong path most likely means. Pages that no sidebar lists come first: a renamed page is one
 * until its entry and the links to it follow.
 *
 * @param pages paths of all pages
 * @param newPages paths of those that no sidebar lists
 */
export function nearestPage(
	path: string,
	pages: readonly string[],
	newPages: readonly string[] = [],
): string | undefined {
	return nearestOrMoved(path, newPages) ?? nearestOrMoved(path, pages);
}

/** The nearest path, or else the only one in another folder that ends in the same name. */
function nearestOrMoved(path: string, pages: readonly string[]): string | undefined {
	const found = nearest(path, pages);
	if (found !== undefined) return found;
	const name = path.slice(path.lastIndexOf('/'));
	const moved = name.length > 1 ? pages.filter((page) => page.endsWith(name)) : [];
	return moved.length === 1 ? moved[0] : undefined;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one text into the other. */
export function editDistance(from: string, to: string): number {
	let beforePrevious: number[] = [];
	let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let row = 1; row <= from.length; row++) {
		const current = [row];
		for (let column = 1; column <= to.length; column++) {
			const same = from[row - 1] === to[column - 1];
			const swapped =
				row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
			current[column] = Math.min(
				(previous[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(previous[column - 1] ?? 0) + (same ? 0 : 1),
				swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		beforePrevious = previous;
		previous = current;
	}
	return previous[to.length] ?? 0;
}
