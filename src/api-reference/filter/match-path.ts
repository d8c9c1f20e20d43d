/** What a path is worth that is found whole, from its start on, or somewhere; each part that is the same adds one. */
const worth = { whole: 100, start: 60, inside: 30 };

/**
 * How well a written path fits the path of an operation. Placeholders stand for any value, however either is written:
 * `/api/admin/projects/default/features`, `projects/{id}/features` and `projects/:id/feat` fit the same operation. The
 * last part may be unfinished.
 *
 * @returns 0 where it does not fit
 */
export function pathMatch(written: string, path: string): number {
	const wanted = partsOf(written);
	const parts = partsOf(path);
	let best = 0;
	for (let start = 0; start + wanted.length <= parts.length; start++) {
		const same = sameParts(wanted, parts.slice(start, start + wanted.length));
		if (same === 0) continue;
		const isWhole = wanted.length === parts.length && !isUnfinished(wanted, parts);
		best = Math.max(best, (isWhole ? worth.whole : start === 0 ? worth.start : worth.inside) + same);
	}
	return best;
}

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

const isPlaceholder = (part: string) => /^[{:<]/.test(part);

const isUnfinished = (wanted: readonly string[], parts: readonly string[]) =>
	!isPlaceholder(parts.at(-1) ?? '') && wanted.at(-1) !== parts.at(-1);

/** How many parts are the same, 0 where one does not fit. */
function sameParts(wanted: readonly string[], parts: readonly string[]): number {
	let same = 0;
	for (const [place, part] of parts.entries()) {
		const word = wanted[place] ?? '';
		if (word === part) same += 1;
		else if (isPlaceholder(part)) continue;
		else if (place === parts.length - 1 && part.startsWith(word)) same += 0.5;
		else return 0;
	}
	return same;
}
