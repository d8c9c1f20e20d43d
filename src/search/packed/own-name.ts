/** What stands for the id of an operation that its address says already. */
const SAME = '';

/** Keywords without the one that the last part of the address says: `createFeature` of `/…/create-feature`. */
export function withoutOwnName(url: string, keywords: readonly string[]): string[] {
	const own = nameIn(url);
	return keywords.map((keyword) => (keyword === own ? SAME : keyword));
}

/** The keywords that `withoutOwnName` was given. */
export function withOwnName(url: string, keywords: readonly string[]): string[] {
	return keywords.map((keyword) => (keyword === SAME ? nameIn(url) : keyword));
}

function nameIn(url: string): string {
	return url.slice(url.lastIndexOf('/') + 1).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
