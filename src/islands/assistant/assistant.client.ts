/**
 * After the load event: opens the panel again that stood beside the page before, and loads a widget of another host
 * where one is configured. Otherwise nothing of the assistant loads before a reader reaches for it.
 */
export function setUpAssistant(root: Document): void {
	if (root.querySelector('[data-assistant], [data-widget]'))
		addEventListener('load', () => void import('./after-load.ts').catch(() => undefined));
}
