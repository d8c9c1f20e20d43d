import { useLayoutEffect, useState } from 'react';
import { CHANGING, correctSemantics } from './correct-semantics.ts';

/**
 * DocSearch's outermost element calls itself a button, and its focus trap counts on elements that are hidden here.
 * This makes it a dialog with a name that keeps the focus and closes with Escape.
 *
 * @returns the element, once it is there
 */
export function useDialogElement(name: string, onClose: () => void): HTMLElement | undefined {
	const [dialog, setDialog] = useState<HTMLElement>();
	useLayoutEffect(() => {
		const element = document.querySelector<HTMLElement>('.DocSearch-Container');
		if (!element) return;
		const correct = () => correctSemantics(element, name);
		correct();
		const observer = new MutationObserver(correct);
		observer.observe(element, { subtree: true, childList: true, attributeFilter: CHANGING });
		const keys = (event: KeyboardEvent) => {
			if (event.key === 'Escape' && !event.isComposing) onClose();
			if (event.key === 'Tab') keepFocus(event, element);
		};
		element.addEventListener('keydown', keys, true);
		setDialog(element);
		return () => {
			observer.disconnect();
			element.removeEventListener('keydown', keys, true);
		};
	}, [name, onClose]);
	return dialog;
}

/** Moves the focus from the last control to the first and back. */
function keepFocus(event: KeyboardEvent, dialog: HTMLElement): void {
	event.stopPropagation();
	const controls = [
		...dialog.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input, [tabindex]'),
	].filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }));
	const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
	if (document.activeElement !== from && dialog.contains(document.activeElement)) return;
	event.preventDefault();
	to?.focus();
}
