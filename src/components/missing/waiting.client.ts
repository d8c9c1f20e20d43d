/** Says that the page at the reader's address is still being written, in place of what is said of any other. */
export function showWaiting(root: Document): void {
	const page = root.querySelector<HTMLElement>(`[data-addresses~="${CSS.escape(location.pathname)}"]`);
	if (!page) return;
	page.hidden = false;
	page.parentElement?.nextElementSibling?.setAttribute('hidden', '');
}
