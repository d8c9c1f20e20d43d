import type { TextName } from '../../../config/text-name.ts';

/** Texts of the states of feedback, which a page carries in one attribute where feedback is sent. */
export const feedbackTexts = [
	'feedback.sending',
	'feedback.sent',
	'feedback.failed',
	'feedback.note',
	'feedback.send',
	'feedback.noteSent',
	'offline.retry',
] as const satisfies readonly TextName[];

/** The texts from that attribute. */
export function feedbackText(root: HTMLElement, name: (typeof feedbackTexts)[number]): string {
	return root.dataset['feedback']?.split('|')[feedbackTexts.indexOf(name)] ?? '';
}
