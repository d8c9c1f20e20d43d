import { attempt } from '../../client/load/attempt.ts';

/** Loads what the menu of the page does with a script when a reader opens it. */
export function setUpPageMenu(root: Document): void {
	const menu = root.querySelector<HTMLDetailsElement>('.page-menu');
	menu?.addEventListener('toggle', () =>
		attempt(menu, () => import('./follow.ts').then(({ followMenu }) => followMenu(menu))),
	);
}
