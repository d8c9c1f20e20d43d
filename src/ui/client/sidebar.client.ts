import * as storageKeys from '../../config/storage-keys.ts';
import { keep, recall } from '../../lib/browser/storage.ts';

/**
 * Keeps the sidebar's scroll position and open groups for the next page, which restores them before paint. A group's
 * key is the path of its first link: browsers translate its label.
 */
export function setUpSidebar(root: Document): void {
	const scroller = root.querySelector<HTMLElement>('[data-section]');
	if (!scroller) return;
	const save = () => {
		const open: Record<string, boolean> = earlier();
		for (const group of scroller.querySelectorAll('details')) {
			open[group.querySelector<HTMLAnchorElement>(':scope > ul > li > a')?.pathname ?? ''] = group.open;
		}
		const state = { section: scroller.dataset['section'], top: scroller.scrollTop, open };
		keep('sessionStorage', storageKeys.sidebar, JSON.stringify(state));
	};
	addEventListener('pagehide', save);
	root.addEventListener('visibilitychange', save);
}

function earlier(): Record<string, boolean> {
	try {
		return { ...Object(JSON.parse(recall('sessionStorage', storageKeys.sidebar) ?? '{}')).open };
	} catch {
		return {};
	}
}
