import { loadFile } from '../../client/load/file.ts';
import { copy, sayCopied } from '../code/code.client.ts';

let followed = false;

/** Does what was chosen in the menu of the page, and lets it close as menus do. Links work by themselves. */
export async function useMenu(menu: HTMLDetailsElement, chosen: EventTarget | null): Promise<void> {
	if (!followed) closeFromOutside(menu);
	followed = true;
	if (chosen instanceof HTMLButtonElement) await copyPage(menu, chosen);
}

/** Closes the menu by Escape, which leads back to its label, and by a click beside it. */
function closeFromOutside(menu: HTMLDetailsElement): void {
	addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape' || !menu.open) return;
		const isInside = menu.contains(document.activeElement);
		menu.open = false;
		if (isInside) menu.querySelector('summary')?.focus();
	});
	addEventListener('click', ({ target }) => {
		if (!menu.contains(target as Node)) menu.open = false;
	});
}

/**
 * Copies the Markdown of the page. The clipboard is asked while the click still counts, as Safari wants it, and gets
 * the text when it has come.
 */
async function copyPage(menu: HTMLElement, button: HTMLButtonElement): Promise<void> {
	if (button.dataset['copied']) return;
	const text = loadFile(menu.querySelector('a')?.pathname ?? '', 'markdown');
	try {
		const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
		await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
	} catch {
		if (!(await copy(document, await text))) return;
	}
	sayCopied(button);
}
