/** Ctrl or Cmd and K, and `/` where nobody is typing, work the search button. */
export function setUpSearch(root: Document): void {
	root.addEventListener('keydown', (event) => {
		const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
		const command = ctrlKey || metaKey;
		const typing = (event.composedPath()[0] as Element).matches?.(':read-write');
		const asked = command ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !typing;
		if (!asked || altKey || defaultPrevented) return;
		event.preventDefault();
		root.querySelector<HTMLElement>('.search-button')?.click();
	});
}
