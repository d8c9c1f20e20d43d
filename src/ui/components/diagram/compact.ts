/** That one coordinate stands at least so many pixels behind another. */
export interface Distance {
	from: number;
	to: number;
	least: number;
}

/**
 * Moves the coordinates of a drawing together along one axis, as far as distances allow. Their order stays, and what was
 * aligned stays aligned.
 *
 * @param coordinates as drawn
 * @param distances between them; one that would turn their order around counts for nothing
 * @returns the new place of each, the first at 0
 */
export function compact(coordinates: readonly number[], distances: readonly Distance[]): Map<number, number> {
	const places = new Map<number, number>();
	let last = 0;
	for (const coordinate of [...new Set(coordinates)].sort((a, b) => a - b)) {
		const behind = distances
			.filter(({ from, to }) => to === coordinate && from < to)
			.map(({ from, least }) => (places.get(from) ?? 0) + least);
		last = Math.max(last, ...behind);
		places.set(coordinate, last);
	}
	return places;
}
