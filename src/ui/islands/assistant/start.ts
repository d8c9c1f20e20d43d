import * as limits from '../../../config/limits.ts';
import * as storageKeys from '../../../config/storage-keys.ts';
import { forget } from '../../../lib/browser/storage.ts';

/*
 * Loaded after the load event, and only where `assistant.client.ts` finds one of two: a widget of another host, which
 * loads now, or a panel that stood beside the page before, which opens again.
 */

const button = document.querySelector<HTMLElement>('.ask-button');
const { prerendering } = document as Document & { prerendering?: boolean };
if (prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();

function start(): void {
	if (button?.hasAttribute('data-assistant'))
		void import('../../../assistant/providers/script.ts').then((module) => module.scriptProvider.prepare());
	else if (button && matchMedia(`(min-width: ${limits.desktopFrom}px)`).matches) button.click();
	else {
		/* On a narrow screen it would cover the page that the reader went to. */
		forget('sessionStorage', storageKeys.assistantPanel);
		delete document.documentElement.dataset['assistant'];
	}
}
