import { limits } from '../site/limits.ts';

/**
 * Shows a progress bar and a status text when the next page takes longer than the limit. Both go away
 * when the page comes back from the browser's memory, and when the reader stops the page change.
 */
export function setUpProgress(root: Document): void {
	const status = root.querySelector<HTMLElement>('[data-loading-text]');
	if (!status) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const clear = () => {
		clearTimeout(timer);
		root.documentElement.removeAttribute('data-loading');
		status.textContent = '';
	};
	const start = () => {
		clear();
		timer = setTimeout(() => {
			root.documentElement.setAttribute('data-loading', '');
			status.textContent = status.dataset['loadingText'] ?? '';
		}, limits.progressAfter);
	};
	root.addEventListener('click', (event) => leavesPage(event) && start());
	addEventListener('pageshow', clear);
	(globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', clear);
}

function leavesPage(event: MouseEvent): boolean {
	if (
		event.defaultPrevented ||
		event.button !== 0 ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey
	)
		return false;
	const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
	if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
		return false;
	return link.pathname !== location.pathname || link.search !== location.search || link.hash === '';
}
