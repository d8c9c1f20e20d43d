import { yourServer } from '../../../config/storage-keys.ts';
import { attempt } from '../../../lib/browser/load/attempt.ts';
import { recall } from '../../../lib/browser/storage.ts';

/** Loads what fills samples with the reader's values when there are some, or when the reader opens the panel for them. */
export function setUpYourServer(root: Document): void {
	const panel = root.querySelector<HTMLElement>('.your-server');
	const load = (pressed?: EventTarget | null) =>
		import('./start.ts').then(({ start }) => start(root, panel, pressed));
	if (recall('localStorage', yourServer) ?? recall('sessionStorage', yourServer)) load().catch(() => {});
	panel?.addEventListener('click', ({ target }) => void attempt(panel, () => load(target)));
}
