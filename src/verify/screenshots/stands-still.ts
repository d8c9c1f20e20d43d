/** Milliseconds within which a picture has to come to rest. */
const LIMIT = 20_000;

/**
 * Looks again and again until two looks in a row are the same: charts draw over many frames, and lists change after
 * their answers have arrived.
 *
 * @param look takes a picture of what is shown
 * @param limit milliseconds after which it gives up
 * @returns the picture that stayed
 * @throws Error if no two are the same within the limit
 */
export async function standsStill(look: () => Promise<Buffer>, limit = LIMIT): Promise<Buffer> {
	const end = performance.now() + limit;
	let before = await look();
	while (performance.now() < end) {
		const now = await look();
		if (now.equals(before)) return now;
		before = now;
	}
	throw new Error(`what is shown still changes after ${limit} ms`);
}
