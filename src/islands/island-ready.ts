import { type RefObject, useEffect } from 'react';

/** Tells the intent directive that an island answers to events from now on. */
export function useIslandReady(element: RefObject<Element | null>): void {
	useEffect(() => {
		element.current?.dispatchEvent(new CustomEvent('island:ready', { bubbles: true }));
	}, [element]);
}
