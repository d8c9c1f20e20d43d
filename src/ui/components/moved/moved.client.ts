/** Goes on to the page that has a section now when the address names one that moved. */
export function setUpMoved(root: Document): void {
	const follow = () => {
		// Not with `hashTarget`: importing it would make a file of it that every page loads.
		const link = root.getElementById(location.hash.slice(1))?.closest('[data-moved]')?.querySelector('a');
		if (link) location.replace(link.href + location.hash);
	};
	addEventListener('hashchange', follow);
	follow();
}
