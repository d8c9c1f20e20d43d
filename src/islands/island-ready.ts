import { type RefObject, useEffect } from 'react';

/** Tells the intent directive that an island answers to events from now on. */
export function useIslandReady(element: RefObject<Element | null>): void {
	useEffect(() => tellReady(element.current), [element]);
}

/** The same, outside of a hook. */
export function tellReady(element: Element | null): void {
	element?.dispatchEvent(new CustomEvent('island:ready', { bubbles: true }));
}
