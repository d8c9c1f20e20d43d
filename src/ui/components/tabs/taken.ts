const pages = new WeakMap<object, Set<string>>();

/** Names that tabs of a page have taken. A page is known by its `Astro.locals`. */
export function takenNames(locals: object): Set<string> {
	let names = pages.get(locals);
	if (!names) {
		names = new Set();
		pages.set(locals, names);
	}
	return names;
}
