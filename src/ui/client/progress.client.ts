import { showWaiting, stopWaiting } from '../../lib/browser/waiting.ts';
import { followedLink } from './followed-link.ts';

/** The part of a `NavigateEvent` that is read here; TypeScript's own types have it not everywhere. */
interface Leaving extends Event {
	readonly destination: { readonly url: string; readonly sameDocument: boolean };
	readonly downloadRequest: string | null;
}

/**
 * Shows a progress bar and a status text when the next page takes longer than the limit, whether a link, a form or a
 * script leads there. Both go away when the page comes back from the browser's memory, and when the reader stops the
 * page change. Browsers that do not tell of page changes show them for links and forms.
 */
export function setUpProgress(root: Document): void {
	const start = () => showWaiting('progress.loading');
	addEventListener('pageshow', stopWaiting);
	const { navigation } = globalThis as { navigation?: EventTarget };
	if (navigation) {
		navigation.addEventListener('navigate', (event) => leaves(event as Leaving) && start());
		navigation.addEventListener('navigateerror', stopWaiting);
	} else {
		root.addEventListener('click', (event) => followedLink(event) && start());
		root.addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || start());
	}
}

function leaves({ destination, downloadRequest }: Leaving): boolean {
	return (
		!destination.sameDocument &&
		downloadRequest === null &&
		new URL(destination.url).origin === location.origin
	);
}
