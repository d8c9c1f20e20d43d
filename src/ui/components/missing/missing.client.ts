/** Loads what fills in the page once it has loaded. Where that fails, readers see the page as it is. */
export function setUpMissing(root: Document): void {
	addEventListener('load', () =>
		import('./fill-in.ts').then(
			({ fillIn }) => fillIn(root),
			() => {},
		),
	);
}
