import { isModified } from '../../client/modified.ts';
import { isSparing } from '../../client/sparing.ts';
import { SIGNS } from '../intent/directive.ts';

/** What opens the dialog. */
const OPENERS = '.search-button, [data-open-search]';

/**
 * Ctrl or Cmd and K, `/` where nobody is typing, and the search fields of pages work the search button. What is typed
 * until the dialog is there is kept as `data-typed` of the root, a line for each key, for the field of the dialog.
 */
export function setUpSearch(root: Document): void {
	const { dataset } = root.documentElement;
	const open = () => root.querySelector<HTMLElement>('.search-button')?.click();
	const reach = (event: Event) => {
		const opener = (event.target as Element).closest?.<HTMLElement>(OPENERS);
		if (!opener || isModified(event as MouseEvent)) return;
		if (event.type === 'click') dataset['typed'] ??= keysOf(opener.dataset['openSearch']);
		loadAhead();
	};
	for (const sign of [...SIGNS, 'click'])
		root.addEventListener(sign, reach, { capture: true, passive: true });
	root.addEventListener('keydown', (event) => {
		const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
		const command = ctrlKey || metaKey;
		const typing = (event.composedPath()[0] as Element).matches?.(':read-write');
		if (altKey || defaultPrevented || (typing && !command)) return;
		if (dataset['typed'] !== undefined && !command) dataset['typed'] += `${key}\n`;
		else if (command ? key.toLowerCase() !== 'k' || shiftKey : key !== '/') return;
		else open();
		if (key.length === 1 || (key === 'Enter' && dataset['typed'])) event.preventDefault();
	});
	root.addEventListener('click', (event) => {
		if (!(event.target as Element).closest('[data-open-search]') || isModified(event)) return;
		event.preventDefault();
		open();
	});
}

/** The keys that type a text: what a field of a page says that the dialog starts with. */
const keysOf = (text = '') => [...text].map((key) => `${key}\n`).join('');

/**
 * Asks for all of the dialog at once, while the island of the button asks for React. Where a line is slow, React comes
 * first and has it alone: each file has a limit of time. What fails here is asked for again, and told, by the button.
 */
function loadAhead(): void {
	if (isSparing()) return;
	for (const file of [import('../../../search/create-client.ts'), import('./load-dialog.ts')])
		file.then(({ loadAhead }) => loadAhead()).catch(() => {});
}
