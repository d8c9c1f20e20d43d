import { hashTarget } from '../../client/hash-target.ts';

/** Goes on to the page that has a section now when the address names one that moved. */
export function setUpMoved(root: Document): void {
	const follow = () => {
		const link = hashTarget(root, location.hash)?.closest('[data-moved]')?.querySelector('a');
		if (link) location.replace(link.href + location.hash);
	};
	addEventListener('hashchange', follow);
	follow();
}
