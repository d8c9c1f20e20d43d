import { type RefObject, useEffect, useState } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, summary';

/**
 * Follows the menu's popover: closes it on navigation and when the window becomes wide, moves focus inside when it
 * opens, also before this code was there, keeps it there, and gives it back to the button afterwards. Escape is the
 * popover's own.
 *
 * @param desktopFrom width in CSS pixels from which there is no menu
 * @returns whether the menu is open
 */
export function useMenu(
	id: string,
	button: RefObject<HTMLButtonElement | null>,
	desktopFrom: number,
): boolean {
	const [open, setOpen] = useState(false);

	useEffect(() => {
		const menu = document.getElementById(id);
		if (!menu) return;
		const wide = matchMedia(`(min-width: ${desktopFrom}px)`);
		const close = () => menu.matches(':popover-open') && menu.hidePopover();
		const start = () => whereToStart(menu)?.focus({ preventScroll: true });
		const follow = () => {
			const isOpen = menu.matches(':popover-open');
			setOpen(isOpen);
			if (isOpen) start();
			else if (!wide.matches) button.current?.focus({ preventScroll: true });
		};
		const navigate = (event: Event) => (event.target as Element).closest('a[href]') && close();
		const trap = (event: KeyboardEvent) => keepInside(event, [button.current, ...visible(menu)]);

		if (wide.matches) close();
		else if (menu.matches(':popover-open')) {
			setOpen(true);
			if (document.activeElement === button.current) start();
		}
		menu.addEventListener('toggle', follow);
		menu.addEventListener('click', navigate);
		wide.addEventListener('change', close);
		addEventListener('pagehide', close);
		document.addEventListener('keydown', trap);
		return () => {
			menu.removeEventListener('toggle', follow);
			menu.removeEventListener('click', navigate);
			wide.removeEventListener('change', close);
			removeEventListener('pagehide', close);
			document.removeEventListener('keydown', trap);
		};
	}, [id, button, desktopFrom]);

	useEffect(() => {
		for (const element of document.querySelectorAll('[data-behind-menu]')) {
			element.toggleAttribute('inert', open);
		}
	}, [open]);

	return open;
}

/** The entry of the page, which stands in the middle of the open menu, else the first. */
function whereToStart(menu: HTMLElement): HTMLElement | undefined {
	return menu.querySelector<HTMLElement>('[aria-current=page]') ?? visible(menu)[0];
}

function visible(menu: HTMLElement): HTMLElement[] {
	return [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
}

function keepInside(event: KeyboardEvent, ring: (HTMLElement | null)[]): void {
	if (event.key !== 'Tab' || !document.querySelector('[popover].menu:popover-open')) return;
	const [first, last] = [ring[0], ring.at(-1)];
	const leaving = event.shiftKey ? first : last;
	const entering = event.shiftKey ? last : first;
	if (document.activeElement !== leaving || !entering) return;
	event.preventDefault();
	entering.focus();
}
