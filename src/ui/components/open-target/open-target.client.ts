import { hashTarget } from '../../client/hash-target.ts';

/**
 * Opens the closed tabs and details around what an address or a link points to, or what find in page has found, so that
 * readers land on it. A choice made this way is not remembered.
 */
export function setUpOpenTarget(root: Document): void {
	const follow = () => {
		const target = hashTarget(root, location.hash);
		if (target && open(target)) target.scrollIntoView();
	};
	root.addEventListener('click', ({ target }) => {
		const link = (target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
		// Opened before the browser acts on the click, which then scrolls, also to the hash it is at already.
		if (link?.pathname === location.pathname && link.host === location.host) {
			const element = hashTarget(root, link.hash);
			if (element) open(element);
		}
	});
	addEventListener('hashchange', follow);
	follow();
	/* Text that an address names can be found before this runs. */
	for (const panel of root.querySelectorAll('.panel:not([hidden])')) showFound(panel);
	root.addEventListener('beforematch', ({ target }) => showFound(target as Element));
}

/** Opens the tab of a panel. After the event, the browser makes the panel visible for good, also under another tab. */
function showFound(panel: Element): void {
	open(panel);
	setTimeout(() => panel.setAttribute('hidden', 'until-found'));
}

/** Opens everything around an element. Returns whether something was closed. */
function open(target: Element): boolean {
	let opened = false;
	for (let element: Element | null = target; element; element = element.parentElement) {
		const radio = element.matches('.tabs > .panel') && element.previousElementSibling?.previousElementSibling;
		if (element instanceof HTMLDetailsElement && !element.open) opened = element.open = true;
		else if (radio instanceof HTMLInputElement && !radio.checked) opened = radio.checked = true;
	}
	return opened;
}
