import { useEffect, useState } from 'react';
import { followField } from './follow-field.ts';

/** A text that is longer than a field takes. */
export interface CutText {
	/** Whether the field holds as many characters as it takes. */
	full: boolean;
	/** All of the text, where it is known. */
	whole?: string | undefined;
}

const WHOLE: CutText = { full: false };

/**
 * Notices when a field cuts what is put into it, which browsers do without a word.
 *
 * @param root holds the field
 * @param limit characters that the field takes
 * @param initial what the field was first given
 */
export function useCutText(root: HTMLElement | null | undefined, limit: number, initial = ''): CutText {
	const [cut, setCut] = useState(WHOLE);
	useEffect(() => {
		const input = root?.querySelector('input');
		if (!input) return;
		let given = initial.length > limit ? initial : undefined;
		const follow = () => {
			const full = input.value.length >= limit;
			setCut(full ? { full, whole: given } : WHOLE);
			given = undefined;
		};
		const note = (event: ClipboardEvent | DragEvent) => {
			const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
			const { value, selectionStart, selectionEnd } = input;
			const start = value.slice(0, selectionStart ?? value.length);
			const whole = start + (data?.getData('text') ?? '') + value.slice(selectionEnd ?? value.length);
			given = whole.length > limit ? whole.replace(/\s+/g, ' ').trim() : undefined;
		};
		follow();
		const stop = followField(input, follow);
		input.addEventListener('paste', note);
		input.addEventListener('drop', note);
		return () => {
			stop();
			input.removeEventListener('paste', note);
			input.removeEventListener('drop', note);
		};
	}, [root, limit, initial]);
	return cut;
}
