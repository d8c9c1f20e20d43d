/**
 * A mistake in the content or in the data of the site, found while it is built. The message says it all.
 *
 * Astro explains browser APIs beside every error whose text holds "document" or "window", which labels and paths
 * of this site do. It looks at `toString`, so that leaves the message out.
 */
export class BuildError extends Error {
	override name = 'BuildError';

	override toString(): string {
		return this.name;
	}
}
