import { attempt } from '../../../lib/browser/load/attempt.ts';
import { loadFile } from '../../../lib/browser/load/file.ts';
import { copy } from '../../client/copy.ts';

/** Milliseconds for which the entry says that it has copied. */
const SAID_FOR = 2000;

const followed = new WeakSet<HTMLDetailsElement>();

/**
 * Lets a menu close as menus do, and shows the entry that copies the page in the one that has it. Links work without
 * this.
 */
export function followMenu(menu: HTMLDetailsElement): void {
	if (followed.has(menu)) return;
	followed.add(menu);
	closeFromOutside(menu);
	const button = menu.querySelector('button');
	const entry = button?.parentElement;
	if (!button || !entry) return;
	entry.hidden = false;
	const live = document.createElement('p');
	live.className = 'sr-only';
	live.role = 'status';
	menu.append(live);
	button.addEventListener('click', () => attempt(button, () => copyPage(menu, button, live)));
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
async function copyPage(menu: HTMLElement, button: HTMLButtonElement, live: HTMLElement): Promise<void> {
	if (live.textContent) return;
	const text = loadFile(menu.querySelector('a')?.pathname ?? '', 'markdown');
	try {
		const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
		await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
	} catch {
		if (!(await copy(document, await text))) return;
	}
	const label = button.textContent;
	button.textContent = live.textContent = button.dataset['done'] ?? '';
	setTimeout(() => {
		button.textContent = label;
		live.textContent = '';
	}, SAID_FOR);
}
