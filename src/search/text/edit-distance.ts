/** Letters to insert, delete, replace or swap to get from one word to the other; more than `most` is not told apart. */
export function editDistance(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let row = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let line = 1; line <= a.length; line++) {
		const next = [line];
		for (let column = 1; column <= b.length; column++) {
			const same = a[line - 1] === b[column - 1];
			let cost = Math.min(
				(row[column] as number) + 1,
				(next[column - 1] as number) + 1,
				(row[column - 1] as number) + (same ? 0 : 1),
			);
			const swapped = a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1];
			if (line > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
			next.push(cost);
		}
		before = row;
		row = next;
	}
	return row[b.length] as number;
}
