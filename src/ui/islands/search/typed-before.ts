import { forgetTyped } from '../../../lib/browser/typed.ts';

/** The keys that a reader pressed while the dialog was loaded, as `search.client.ts` keeps them, and keeps no more. */
function takeKeys(): string[] {
	const { dataset } = document.documentElement;
	const keys = dataset['typed']?.split('\n').filter(Boolean) ?? [];
	forgetTyped();
	return keys;
}

/** What was typed before there was a field. */
export interface TypedBefore {
	text: string;
	/** Whether Enter came last. */
	entered: boolean;
	/** Whether the reader has given up. */
	escaped: boolean;
}

/** Takes what was typed before there was a field, which has it from then on. */
export function takeTyped(): TypedBefore {
	let text = '';
	const keys = takeKeys();
	for (const key of keys) {
		if (key === 'Backspace') text = text.slice(0, -1);
		else if ([...key].length === 1) text += key;
	}
	return { text, entered: text !== '' && keys.at(-1) === 'Enter', escaped: keys.includes('Escape') };
}
