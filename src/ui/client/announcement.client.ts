import * as storageKeys from '../../config/storage-keys.ts';
import { forget, keep, recall } from '../../lib/browser/storage.ts';

/** Lets a reader close the announcement, and forgets an older one that was closed. */
export function setUpAnnouncement(root: Document): void {
	const bar = root.querySelector<HTMLElement>('[data-announcement-id]');
	const id = bar?.dataset['announcementId'];
	const closed = recall('localStorage', storageKeys.announcement);
	if (closed !== null && closed !== id) forget('localStorage', storageKeys.announcement);
	bar?.querySelector('button')?.addEventListener('click', () => {
		root.documentElement.dataset['announcement'] = 'dismissed';
		if (id) keep('localStorage', storageKeys.announcement, id);
	});
}
