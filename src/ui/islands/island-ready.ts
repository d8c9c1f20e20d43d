import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Tells the intent directive that an island answers to events from now on. React replaces the island's markup if a
 * translator or an extension has changed it. A control that had the focus then passes it on, with its text, to the one
 * that takes its place.
 */
export function useIslandReady(control: RefObject<HTMLElement | null>): void {
	const [focused] = useState(() => globalThis.document?.activeElement);
	useLayoutEffect(() => {
		const { current } = control;
		if (!current || !focused || focused.isConnected) return;
		if (focused instanceof HTMLInputElement && current instanceof HTMLInputElement)
			current.value = focused.value;
		current.focus({ preventScroll: true });
	}, [control, focused]);
	useEffect(() => tellReady(control.current), [control]);
}

/** The same, outside of a hook. */
export function tellReady(element: Element | null): void {
	element?.dispatchEvent(new CustomEvent('island:ready', { bubbles: true }));
}
