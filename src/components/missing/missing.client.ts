/** Loads what fills in the page: readers look for the headline first. */
export function setUpMissing(root: Document): void {
	import('./fill-in.ts').then(({ fillIn }) => fillIn(root)).catch(() => {});
}
