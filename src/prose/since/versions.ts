/** A full version of what pages write: `6.9` is 6.9.0. */
export function fullVersion(written: string): string {
	const parts = written.split('.');
	while (parts.length < 3) parts.push('0');
	return parts.join('.');
}

/** How pages write a version: without a patch of 0. */
export function shownVersion(version: string): string {
	return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}

/** Orders full versions, the oldest first. */
export function compareVersions(one: string, other: string): number {
	const [left, right] = [one, other].map((version) => version.split('.').map(Number));
	return [0, 1, 2].map((at) => (left?.[at] ?? 0) - (right?.[at] ?? 0)).find((step) => step !== 0) ?? 0;
}
