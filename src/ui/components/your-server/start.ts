import { yourServer } from '../../../config/storage-keys.ts';
import { fill } from './fill.ts';
import { setUpPanel } from './panel.ts';
import type { ShownOperation } from './replacements.ts';
import { loadTexts } from './texts.ts';
import { forgetValues, keepValues, readValues, type TokenSlot, type Values } from './values.ts';

let following = false;
let hasForm = false;
let showInForm: (values: Values) => void = () => {};

/**
 * Fills the samples of a page, now and whenever the values change, here or in another window, and puts the form into
 * the panel. When that fails, the next call tries again.
 *
 * @param pressed what the reader clicked in the panel; the button that sends then does so
 * @throws as `loadFile`, when the texts do not come
 */
export async function start(
	root: Document,
	panel: HTMLElement | null,
	pressed?: EventTarget | null,
): Promise<void> {
	const operation = panel ? operationOf(panel) : undefined;
	const change = (values: Values | undefined) => {
		if (values) keepValues(values);
		else forgetValues();
		show(root, panel, operation);
	};
	const refresh = () => {
		showInForm(readValues());
		show(root, panel, operation);
	};
	if (!following) {
		following = true;
		refresh();
		addEventListener('storage', ({ key }) => (key === yourServer || key === null) && refresh());
		addEventListener('pageshow', ({ persisted }) => persisted && refresh());
	}
	if (!panel || !operation) return showNote(root, () => change(undefined));
	const texts = await loadTexts();
	if (!hasForm) {
		hasForm = true;
		showInForm = setUpPanel(panel, operation, texts, change);
		showInForm(readValues());
	}
	const button = (pressed as Element | undefined)?.closest<HTMLElement>('.send');
	if (button) await import('./send.ts').then(({ send }) => send(button, operation, texts));
}

/** The operation that a panel stands beside. */
function operationOf({ dataset: { path = '', slot } }: HTMLElement): ShownOperation {
	return { path, slot: slot as TokenSlot | undefined };
}

function show(root: Document, panel: HTMLElement | null, operation: ShownOperation | undefined): void {
	const values = readValues();
	const count = fill(root, values, operation);
	const server = panel?.querySelector('summary span');
	if (server) server.textContent = values.address.replace(/^https?:\/\//, '');
	const note = root.querySelector<HTMLElement>('.filled-note');
	if (note) note.hidden = count === 0;
}

/** Says on pages without the panel whose values their samples hold, and offers to forget them. */
async function showNote(root: Document, forget: () => void): Promise<void> {
	const figure = root.querySelector('.filled')?.closest('figure');
	if (!figure) return;
	const texts = await loadTexts();
	const [note, button] = [root.createElement('p'), root.createElement('button')];
	note.className = 'filled-note';
	note.append(`${texts.filled} `, button);
	button.type = 'button';
	button.textContent = texts.forget;
	button.addEventListener('click', forget);
	figure.after(note);
}
