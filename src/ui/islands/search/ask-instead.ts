import type { DocSearchModalProps } from '@docsearch/react';
import { isAsk } from '../../../search/all-results.ts';

/** Words from which on a text may be a question. */
const QUESTION = 3;

const button = () => document.querySelector<HTMLElement>('.ask-button:not([data-assistant])');

/** Whether the assistant of this page can be asked a text: a widget of another host takes no question. */
export function canAsk(text: string): boolean {
	return text.trim().split(/\s+/).length >= QUESTION && button() !== null;
}

/** Asks the assistant, which loads if it is not there yet. */
export function askAssistant(question: string): void {
	const found = button();
	/* On what holds the island: React says of its own elements what they have. */
	const place = found?.closest<HTMLElement>('.ask');
	if (!found || !place) return;
	place.dataset['question'] = question;
	found.click();
}

/** What Enter does on a row: the one that asks is no place to go to. */
export const navigator: DocSearchModalProps['navigator'] = {
	navigate({ itemUrl, item, state }) {
		if (isAsk(item)) askAssistant(state.query);
		else location.assign(itemUrl);
	},
};
