import { stateText } from '../../client/state-texts.ts';
import { yourServer } from '../../site/storage-keys.ts';
import { fill } from './fill.ts';
import { setUpPanel } from './panel.ts';
import type { ShownOperation } from './replacements.ts';
import { forgetValues, keepValues, readValues, type TokenSlot, type Values } from './values.ts';

let started = false;

/** Fills the samples of a page, now and whenever the values change, here or in another window. */
export function start(root: Document, panel: HTMLElement | null): void {
	if (started) return;
	started = true;
	const { path = '', slot } = panel?.dataset ?? {};
	const operation: ShownOperation | undefined = panel
		? { path, slot: slot as TokenSlot | undefined }
		: undefined;
	const show = (values: Values) => {
		const count = fill(root, values, operation);
		if (!panel) showNote(root, count > 0, () => change(undefined));
	};
	const change = (values: Values | undefined) => {
		if (values) keepValues(values);
		else forgetValues();
		show(readValues());
	};
	const showPanel = panel ? setUpPanel(panel, change) : () => {};
	const refresh = () => {
		showPanel(readValues());
		show(readValues());
	};
	refresh();
	addEventListener('storage', ({ key }) => (key === yourServer || key === null) && refresh());
	addEventListener('pageshow', ({ persisted }) => persisted && refresh());
}

/** Says on pages without the panel whose values their samples hold, and offers to forget them. */
function showNote(root: Document, isFilled: boolean, forget: () => void): void {
	const old = root.querySelector('.filled-note');
	if (!isFilled) old?.remove();
	if (!isFilled || old) return;
	const figure = root.querySelector('.filled')?.closest('figure');
	const note = root.createElement('p');
	const button = root.createElement('button');
	note.className = 'filled-note';
	note.textContent = `${stateText('server.filled')} `;
	button.type = 'button';
	button.textContent = stateText('server.forget');
	button.addEventListener('click', forget);
	note.append(button);
	figure?.after(note);
}
