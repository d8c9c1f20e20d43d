import { attempt } from '../../client/load/attempt.ts';

/** Loads what the menu of the page does with a script when a reader opens it, and does what the reader chooses there. */
export function setUpPageMenu(root: Document): void {
	const menu = root.querySelector<HTMLDetailsElement>('.page-menu');
	menu?.addEventListener('click', ({ target }) =>
		attempt(target as HTMLElement, () =>
			import('./use-menu.ts').then(({ useMenu }) => useMenu(menu, target)),
		),
	);
}
