/**
 * After the load event: opens the panel again that stood beside the page before, and loads a widget of another host
 * where one is configured: `data-assistant` tells of both. Otherwise nothing of the assistant loads before a reader reaches for it.
 */
export function setUpAssistant(root: Document): void {
	if (root.querySelector('[data-assistant]')) addEventListener('load', () => import('./start.ts'));
}
