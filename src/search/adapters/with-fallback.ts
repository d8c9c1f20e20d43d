import { RetryError, type SearchClient } from '../client.ts';

/**
 * A hosted client that the embedded engine stands in for when no host answers.
 *
 * @param local creates the embedded client; called when it is first needed
 * @returns a client whose stand-in results say `fallback: true`; it rejects as the hosted client did when the
 *   embedded engine cannot answer either
 */
export function withFallback(hosted: SearchClient, local: () => SearchClient): SearchClient {
	let standIn: SearchClient | undefined;
	return {
		async search(batch) {
			try {
				return await hosted.search(batch);
			} catch (error) {
				if (!(error instanceof RetryError)) throw error;
				try {
					standIn ??= local();
					const { results } = await standIn.search(batch);
					return { results: results.map((result) => ({ ...result, fallback: true })) };
				} catch {
					throw error;
				}
			}
		},
	};
}
