import { cleanPath } from '../../lib/urls/clean-path.ts';

/**
 * Shows the clean address of a page that was opened at another form of it, on a host that does not lead there by
 * itself. The page for what is missing answers for forms that the host does not know: the reader is led to the clean
 * one, where the page may be.
 */
export function cleanAddress(root: Document): void {
	const clean = new URL(location.href);
	clean.pathname = cleanPath(clean.pathname);
	if (clean.href === location.href) return;
	const page = new URL(root.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? clean);
	if (page.pathname === clean.pathname) history.replaceState(history.state, '', clean);
	else location.replace(clean);
}
