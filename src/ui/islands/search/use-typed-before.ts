import { useEffect } from 'react';
import { searchLimits } from '../../../config/search-limits.ts';
import { typeInto } from './type-into.ts';
import { takeTyped } from './typed-before.ts';

const ENTER = { key: 'Enter', bubbles: true, cancelable: true };

/**
 * Types into the field what a reader typed while the dialog was loaded, in place of a text that was selected. Called behind
 * `useEarlyEnter`, which takes an Enter that was among it.
 */
export function useTypedBefore(dialog: HTMLElement | undefined, selected: string, onClose: () => void): void {
	useEffect(() => {
		const input = dialog?.querySelector('input');
		if (!dialog || !input) return;
		/* Not within React's own work, in which it would put the old text back. */
		const timer = setTimeout(() => {
			const { text, entered, escaped } = takeTyped();
			if (escaped) return onClose();
			if (text === '') return;
			const since = selected ? '' : input.value;
			typeInto(dialog, (text + since).slice(0, searchLimits.input));
			if (entered) input.dispatchEvent(new KeyboardEvent('keydown', ENTER));
		});
		return () => clearTimeout(timer);
	}, [dialog, selected, onClose]);
}
