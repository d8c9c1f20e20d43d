import { useEffect, useState } from 'react';
import { searchLimits } from '../../../config/search-limits.ts';
import type { Heard } from '../../../search/docsearch-client.ts';
import { followField } from './follow-field.ts';

/**
 * Whether the answer to what stands in the field is late: what is shown then belongs to another query, and styles hide
 * it by the attribute `data-late` of the dialog. DocSearch's own mark for that goes with each key.
 */
export function useLate(dialog: HTMLElement | undefined, heard: Heard | undefined): boolean {
	const [late, setLate] = useState(false);
	const answered = heard?.batch.requests[0]?.query;
	useEffect(() => {
		const input = dialog?.querySelector('input');
		if (!input) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const settle = () => {
			clearTimeout(timer);
			timer = undefined;
			setLate(false);
		};
		const follow = () => {
			if (input.value === '' || input.value === answered) settle();
			else timer ??= setTimeout(() => setLate(true), searchLimits.stalledAfter);
		};
		follow();
		const stop = followField(input, follow);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [dialog, answered]);
	useEffect(() => {
		dialog?.toggleAttribute('data-late', late);
	}, [dialog, late]);
	return late;
}
