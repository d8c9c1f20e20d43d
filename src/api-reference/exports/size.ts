const STEP = 1000;

/** A size in bytes as readers compare it, such as `28 kB` or `1.6 MB`. */
export function sizeText(bytes: number): string {
	const thousands = bytes / STEP;
	if (thousands < STEP) return `${Math.max(1, Math.round(thousands))} kB`;
	return `${(thousands / STEP).toFixed(1)} MB`;
}
