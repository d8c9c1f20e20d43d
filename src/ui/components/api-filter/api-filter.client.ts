import { attempt } from '../../../lib/browser/load/attempt.ts';

/** Loads the filter above the menu of the API when a reader reaches for it. */
export function setUpApiFilter(root: Document): void {
	const field = root.querySelector<HTMLInputElement>('.api-filter input');
	field?.addEventListener('focus', () =>
		attempt(field, () => import('./follow.ts').then(({ followFilter }) => followFilter(field))),
	);
}
