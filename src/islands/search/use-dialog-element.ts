import { useLayoutEffect, useState } from 'react';

/** Attributes of DocSearch's outermost element that say something else than "dialog". */
const WRONG = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'aria-owns', 'tabindex'];

/**
 * DocSearch's outermost element calls itself a button. This makes it a dialog with a name, and keeps it one.
 *
 * @returns the element, once it is there
 */
export function useDialogElement(name: string): HTMLElement | undefined {
	const [dialog, setDialog] = useState<HTMLElement>();
	useLayoutEffect(() => {
		const element = document.querySelector<HTMLElement>('.DocSearch-Container');
		if (!element) return;
		const correct = () => {
			element.setAttribute('role', 'dialog');
			element.setAttribute('aria-modal', 'true');
			element.setAttribute('aria-label', name);
			for (const attribute of WRONG) element.removeAttribute(attribute);
		};
		correct();
		const observer = new MutationObserver(() => {
			if (WRONG.some((attribute) => element.hasAttribute(attribute))) correct();
		});
		observer.observe(element, { attributes: true, attributeFilter: WRONG });
		setDialog(element);
		return () => observer.disconnect();
	}, [name]);
	return dialog;
}
