import { copy } from '../../client/copy.ts';

/** Milliseconds for which a button says that it has copied. */
const SAID_FOR = 2000;

/** Lets the copy buttons of code blocks copy. Lines that a diff removes are left out. */
export function setUpCopy(root: Document): void {
	const live = root.createElement('p');
	live.className = 'sr-only';
	live.role = 'status';
	root.body.append(live);

	root.addEventListener('click', async ({ target }) => {
		const button = (target as Element).closest?.<HTMLElement>('.code-copy');
		if (!button || button.dataset['copied']) return;
		const code = button.parentElement?.querySelector('code');
		const text = button.dataset['copy'] ?? (code ? textOf(code) : '');
		if (!(await copy(root, text))) {
			if (code) getSelection()?.selectAllChildren(code);
			return;
		}
		const label = button.textContent;
		button.dataset['copied'] = 'true';
		button.textContent = live.textContent = button.dataset['done'] ?? '';
		setTimeout(() => {
			button.textContent = label;
			live.textContent = '';
			delete button.dataset['copied'];
		}, SAID_FOR);
	});
}

function textOf(code: Element): string {
	const clone = code.cloneNode(true) as Element;
	for (const removed of clone.querySelectorAll('del')) removed.remove();
	return (clone.textContent ?? '').replace(/\n+$/, '');
}
