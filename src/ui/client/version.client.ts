import * as storageKeys from '../../config/storage-keys.ts';
import { keep, recall } from '../../lib/browser/storage.ts';

/**
 * Remembers which version of the documentation the reader chose or read last. Pages whose address names no version
 * offer that one, while it is published, and search in it.
 */
export function setUpVersion(root: Document): void {
	const page = root.querySelector<HTMLMetaElement>('meta[name=docs-version]');
	const preferred = recall('localStorage', storageKeys.version);
	const offer = preferred && root.querySelector(`[data-prefers="${CSS.escape(preferred)}"]`);
	if (offer) {
		offer.removeAttribute('hidden');
		if (page) page.content = preferred;
	} else if (page) keep('localStorage', storageKeys.version, page.content);
	root.addEventListener('click', ({ target }) => {
		const chosen = (target as Element).closest?.<HTMLElement>('[data-place]')?.dataset['place'];
		if (chosen) keep('localStorage', storageKeys.version, chosen);
	});
}
