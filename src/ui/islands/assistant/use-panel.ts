import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import * as limits from '../../../config/limits.ts';
import * as storageKeys from '../../../config/storage-keys.ts';
import { forget, keep } from '../../../lib/browser/storage.ts';

/**
 * Shows a dialog element: as a panel that leaves the page usable where there is room for both, else as a modal sheet.
 * Escape closes both. While it stands beside the page, it is noted for the next page of the tab.
 *
 * @param field gets the focus when it opens; without it the focus stays where it is
 */
export function usePanel(
	onClose: () => void,
	field: RefObject<HTMLElement | null> | undefined,
): RefObject<HTMLDialogElement | null> {
	const panel = useRef<HTMLDialogElement>(null);
	const first = useRef(field);

	useLayoutEffect(() => {
		const dialog = panel.current;
		if (!dialog) return;
		const wide = matchMedia(`(min-width: ${limits.desktopFrom}px)`);
		const { dataset } = document.documentElement;
		const show = () => {
			const focused = document.activeElement as HTMLElement | null;
			dialog.close();
			if (wide.matches) dialog.show();
			else dialog.showModal();
			if (wide.matches) keep('sessionStorage', storageKeys.assistantPanel, 'open');
			else forget('sessionStorage', storageKeys.assistantPanel);
			dataset['assistant'] = wide.matches ? 'open' : 'sheet';
			(first.current ? first.current.current : focused)?.focus({ preventScroll: true });
			first.current = undefined;
		};
		show();
		wide.addEventListener('change', show);
		return () => {
			wide.removeEventListener('change', show);
			forget('sessionStorage', storageKeys.assistantPanel);
			delete dataset['assistant'];
			dialog.close();
		};
	}, []);

	useLayoutEffect(() => {
		const place = () => panel.current?.style.setProperty('--top', `${topOfPage()}px`);
		place();
		addEventListener('scroll', place, { passive: true });
		addEventListener('resize', place);
		return () => {
			removeEventListener('scroll', place);
			removeEventListener('resize', place);
		};
	}, []);

	useEffect(() => {
		const dialog = panel.current;
		if (!dialog) return;
		const keys = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || event.isComposing) return;
			event.preventDefault();
			event.stopPropagation();
			onClose();
		};
		/* A sheet closes by other ways than the key, too: the gesture of a phone. */
		const cancel = (event: Event) => {
			event.preventDefault();
			onClose();
		};
		/* A link to another place of this page: a sheet would cover it. */
		const follow = ({ target }: Event) => {
			const link = (target as Element).closest('a');
			if (link && dialog.matches(':modal') && link.pathname === location.pathname) onClose();
		};
		dialog.addEventListener('keydown', keys);
		dialog.addEventListener('cancel', cancel);
		dialog.addEventListener('click', follow);
		return () => {
			dialog.removeEventListener('keydown', keys);
			dialog.removeEventListener('cancel', cancel);
			dialog.removeEventListener('click', follow);
		};
	}, [onClose]);

	return panel;
}

/** Where the top bar ends, in pixels from the top of the window: an announcement may stand above it, and it may be hidden. */
function topOfPage(): number {
	const above = document.querySelector('.announcement')?.getBoundingClientRect().bottom ?? 0;
	const bar = document.querySelector<HTMLElement>('.top-bar');
	const hidden = document.documentElement.hasAttribute('data-bar-hidden');
	return Math.max(0, above) + (hidden ? 0 : (bar?.offsetHeight ?? 0));
}
