/**
 * Loads what menus do with a script when a reader opens one. They open without it, so a failure shows no error: it's
 * logged, and the next opening tries again.
 */
export function setUpPageMenu(root: Document): void {
	for (const menu of root.querySelectorAll<HTMLDetailsElement>('.page-menu, .language'))
		menu.addEventListener('toggle', () =>
			import('./follow.ts').then(
				({ followMenu }) => followMenu(menu),
				() => {},
			),
		);
}
