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
	const said = new Set<string>();
	/** For whoever runs the site; readers see a note. */
	const say = ({ message }: RetryError) => {
		if (!said.has(message)) console.warn(`Search: ${message}. The embedded engine answers.`);
		said.add(message);
	};
	return {
		async search(batch) {
			try {
				return await hosted.search(batch);
			} catch (error) {
				if (!(error instanceof RetryError)) throw error;
				try {
					standIn ??= local();
					const { results } = await standIn.search(batch);
					say(error);
					return { results: results.map((result) => ({ ...result, fallback: true })) };
				} catch {
					throw error;
				}
			}
		},
	};
}
