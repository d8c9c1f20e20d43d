import { isModified } from './modified.ts';

/**
 * Ctrl or Cmd and K, `/` where nobody is typing, and the search fields of pages work the search button.
 */
export function setUpSearch(root: Document): void {
	const open = () => root.querySelector<HTMLElement>('.search-button')?.click();
	root.addEventListener('keydown', (event) => {
		const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
		const command = ctrlKey || metaKey;
		const typing = (event.composedPath()[0] as Element).matches?.(':read-write');
		const asked = command ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !typing;
		if (!asked || altKey || defaultPrevented) return;
		event.preventDefault();
		open();
	});
	root.addEventListener('click', (event) => {
		if (!(event.target as Element).closest('[data-open-search]') || isModified(event)) return;
		event.preventDefault();
		open();
	});
}
