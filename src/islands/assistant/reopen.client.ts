import { forget, recall } from '../../client/storage.ts';
import * as limits from '../../site/limits.ts';
import * as storageKeys from '../../site/storage-keys.ts';

/**
 * After the load event: opens the panel again that stood beside the page before, and loads a widget of another host
 * where one is configured. Otherwise nothing of the assistant loads before a reader reaches for it.
 */
export function setUpAssistant(root: Document): void {
	const button = root.querySelector<HTMLElement>('.ask-button');
	const start = () => {
		if (button?.hasAttribute('data-widget'))
			void import('../../assistant/providers/script.ts').then((module) => module.scriptProvider.prepare());
		else if (button && recall('sessionStorage', storageKeys.assistantPanel)) reopen(root, button);
		else delete root.documentElement.dataset['assistant'];
	};
	const shown = () => {
		const { prerendering } = root as Document & { prerendering?: boolean };
		if (prerendering) root.addEventListener('prerenderingchange', start, { once: true });
		else start();
	};
	if (root.readyState === 'complete') shown();
	else addEventListener('load', shown, { once: true });
}

/** On a narrow screen it would cover the page that the reader went to. */
function reopen(root: Document, button: HTMLElement): void {
	const wide = matchMedia(`(min-width: ${limits.desktopFrom}px)`).matches;
	if (wide) button.click();
	else {
		forget('sessionStorage', storageKeys.assistantPanel);
		delete root.documentElement.dataset['assistant'];
	}
}
