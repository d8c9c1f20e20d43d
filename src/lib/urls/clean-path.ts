/** Clean form of a path: no `.html`, no `/index`, no trailing slash. */
export function cleanPath(pathname: string): string {
	const clean = pathname.replace(/(\/index)?(\.html)?\/*$/, '');
	return clean === '' ? '/' : clean;
}
