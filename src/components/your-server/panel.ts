import { check, type Field } from './check.ts';
import { purposeOf, readValues, type TokenSlot, type Values } from './values.ts';

/** Milliseconds without a key after which what was typed is checked. */
const PAUSE = 400;

/**
 * Lets the fields of the panel change the reader's values.
 *
 * @param change keeps values and fills the samples; without values it forgets all
 * @returns shows values in the fields
 */
export function setUpPanel(panel: HTMLElement, change: (values: Values | undefined) => void) {
	const slot = panel.dataset['slot'] as TokenSlot | undefined;
	const inputs = [...panel.querySelectorAll<HTMLInputElement>('input[name]')];
	const keeps = panel.querySelector<HTMLInputElement>('input[type=checkbox]');
	const server = panel.querySelector('summary span');
	let timer: ReturnType<typeof setTimeout> | undefined;

	const show = (values: Values) => {
		for (const input of inputs) {
			if (input !== document.activeElement) input.value = shownIn(input.name, values, slot);
			say(input, '');
		}
		if (keeps) keeps.checked = values.keepsTokens;
		if (server) server.textContent = hostOf(values);
	};
	const take = (isFinal: boolean) => {
		clearTimeout(timer);
		const values = readValues();
		for (const input of inputs) takeOver(input, values, slot, isFinal);
		if (keeps) values.keepsTokens = keeps.checked;
		if (server) server.textContent = hostOf(values);
		change(values);
	};
	panel.addEventListener('input', () => {
		clearTimeout(timer);
		timer = setTimeout(() => take(false), PAUSE);
	});
	panel.addEventListener('change', () => take(true));
	panel.querySelector('button')?.addEventListener('click', () => {
		clearTimeout(timer);
		change(undefined);
		show(readValues());
		inputs[0]?.focus();
	});
	panel.dataset['ready'] = '';
	return show;
}

/**
 * Writes what was typed into the values. What is wrong with it stands beside the field once the reader leaves it, and
 * nothing of it is used.
 */
function takeOver(
	input: HTMLInputElement,
	values: Values,
	slot: TokenSlot | undefined,
	isFinal: boolean,
): void {
	const { name } = input;
	if (name.includes('/')) {
		values.parts[name] = input.value.trim();
		return;
	}
	const checked = check(name as Field, input.value, purposeOf(slot));
	const mistake = 'mistake' in checked ? (input.getAttribute(`data-${checked.mistake}`) ?? '') : '';
	if (isFinal || mistake === '') say(input, mistake);
	const value = 'value' in checked ? checked.value : '';
	if (name !== 'token') values[name as 'address' | 'project' | 'environment'] = value;
	else if (slot) values.tokens[slot] = value;
}

function hostOf({ address }: Values): string {
	return address.replace(/^https?:\/\//, '');
}

function shownIn(name: string, values: Values, slot: TokenSlot | undefined): string {
	if (name.includes('/')) return values.parts[name] ?? '';
	if (name === 'token') return (slot && values.tokens[slot]) ?? '';
	return values[name as 'address' | 'project' | 'environment'];
}

function say(input: HTMLInputElement, mistake: string): void {
	const place = document.getElementById(`${input.id}-wrong`);
	if (place && place.textContent !== mistake) place.textContent = mistake;
	if (mistake) input.setAttribute('aria-invalid', 'true');
	else input.removeAttribute('aria-invalid');
}
