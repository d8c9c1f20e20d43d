/** The element that the hash of an address names. */
export function hashTarget(root: Document, hash: string): HTMLElement | null {
	try {
		return root.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		return null;
	}
}
