type Version = { numbers: number[]; pre: string[] };

const SEMVER =
	/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-z-][0-9a-z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-z-][0-9a-z-]*))*))?(?:\+[0-9a-z-]+(?:\.[0-9a-z-]+)*)?$/i;

/**
 * Reads a version of Semantic Versioning 2.0.0, also with spaces around it.
 *
 * @returns nothing for other texts, such as `1.2` or `v1.2.3`
 */
export function parseVersion(text: string): Version | undefined {
	const match = SEMVER.exec(text.trim());
	if (!match) return undefined;
	const [, major, minor, patch, pre] = match;
	return { numbers: [major, minor, patch].map(Number), pre: pre ? pre.split('.') : [] };
}

/** Which of two versions comes later. @returns a negative number, 0 or a positive one, as for sorting */
export function compareVersions(a: Version, b: Version): number {
	for (const [index, part] of a.numbers.entries()) {
		const other = b.numbers[index] ?? 0;
		if (part !== other) return part - other;
	}
	if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length;
	for (const [index, part] of a.pre.entries()) {
		const other = b.pre[index];
		if (other === undefined) return 1;
		if (part !== other) return compareIdentifiers(part, other);
	}
	return a.pre.length - b.pre.length;
}

function compareIdentifiers(a: string, b: string): number {
	const numeric = [a, b].map((part) => /^\d+$/.test(part));
	if (numeric[0] && numeric[1]) return Number(a) - Number(b);
	if (numeric[0] !== numeric[1]) return numeric[0] ? -1 : 1;
	return a < b ? -1 : 1;
}
