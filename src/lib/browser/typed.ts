/** Ends the keeping of keys for a field that is still loaded, as `islands/search/search.client.ts` does it. */
export function forgetTyped(): void {
	delete document.documentElement.dataset['typed'];
}
