/** Milliseconds for which a button says that it has copied. */
const SAID_FOR = 2000;

let live: HTMLElement | undefined;

/** Lets the copy buttons of code blocks copy. Lines that a diff removes are left out. */
export function setUpCopy(root: Document): void {
	live = root.createElement('p');
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
		sayCopied(button);
	});
}

/** Says for a while on a button, and to screen readers, that it has copied, in the words of its `data-done`. */
export function sayCopied(button: HTMLElement): void {
	const label = button.textContent;
	const say = (text: string) => {
		if (live) live.textContent = text;
	};
	button.dataset['copied'] = 'true';
	button.textContent = button.dataset['done'] ?? '';
	say(button.textContent);
	setTimeout(() => {
		button.textContent = label;
		say('');
		delete button.dataset['copied'];
	}, SAID_FOR);
}

function textOf(code: Element): string {
	const clone = code.cloneNode(true) as Element;
	for (const removed of clone.querySelectorAll('del')) removed.remove();
	return (clone.textContent ?? '').replace(/\n+$/, '');
}

/** Copies a text, by the old way where the new one is missing or forbidden. Returns whether it worked. */
export async function copy(root: Document, text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		const focused = root.activeElement as HTMLElement | null;
		const area = root.createElement('textarea');
		area.value = text;
		area.className = 'sr-only';
		root.body.append(area);
		area.select();
		const done = root.execCommand('copy');
		area.remove();
		focused?.focus({ preventScroll: true });
		return done;
	}
}
