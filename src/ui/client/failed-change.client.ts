import { attempt } from '../../lib/browser/load/attempt.ts';
import { within } from '../../lib/browser/load/file.ts';
import { stateText } from '../../lib/browser/state-texts.ts';
import { followedLink } from './followed-link.ts';

/**
 * Shows an error with 'Retry' at a followed link whose page cannot be loaded, where no service worker is there to
 * answer. The page is asked for first only where the browser says that it is offline, or could not load the last page
 * that it fetched ahead: asking each time would cost every reader a round trip.
 */
export function setUpFailedChange(root: Document): void {
	let doubtful = false;
	const note = ({ type, target }: Event) => {
		if ((target as Element).matches?.('link[rel=prefetch]')) doubtful = type === 'error';
	};
	root.addEventListener('error', note, true);
	root.addEventListener('load', note, true);
	root.addEventListener('click', (event) => {
		const link = followedLink(event);
		if (!link || navigator.serviceWorker?.controller || (navigator.onLine && !doubtful)) return;
		event.preventDefault();
		/* The menu closes when a link in it is followed. */
		const menu = root.querySelector<HTMLElement>('.menu-button');
		const place = link.getClientRects().length > 0 ? link : (menu ?? link);
		void attempt(
			place,
			() => change(link.href),
			() => stateText('offline.title'),
		);
	});
}

async function change(href: string): Promise<void> {
	const { status, statusText } = await within((signal) => fetch(href, { method: 'HEAD', signal }));
	if (status >= 500) throw new Error(`${status} ${statusText}`);
	location.assign(href);
}
