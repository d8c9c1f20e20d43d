import { stateTexts } from '../state-texts.ts';

/** The element that tells of waiting, and carries the texts. */
export const status = () => document.querySelector<HTMLElement>('[data-texts]');

/** A text for a state of the page, in its language. */
export function stateText(name: (typeof stateTexts)[number]): string {
	return status()?.dataset['texts']?.split('|')[stateTexts.indexOf(name)] ?? '';
}
