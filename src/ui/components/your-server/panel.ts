import { check } from './check.ts';
import { buildForm, type FormField } from './form.ts';
import type { ShownOperation } from './replacements.ts';
import type { ServerTexts } from './texts.ts';
import { purposeOf, readValues, type Values } from './values.ts';

/** Milliseconds without a key after which what was typed is checked. */
const PAUSE = 400;

/**
 * Builds the form of the panel and lets it change the reader's values.
 *
 * @param change keeps values and fills the samples; without values it forgets all
 * @returns shows values in the fields
 */
export function setUpPanel(
	panel: HTMLElement,
	operation: ShownOperation,
	texts: ServerTexts,
	change: (values: Values | undefined) => void,
): (values: Values) => void {
	const details = panel.querySelector('details');
	if (!details) return () => {};
	const { fields, keeps, forget } = buildForm(details, operation, texts);
	let timer: ReturnType<typeof setTimeout> | undefined;

	const show = (values: Values) => {
		for (const field of fields) {
			if (field.input !== document.activeElement) field.input.value = shownIn(field, values, operation);
			say(field, '');
		}
		if (keeps) keeps.checked = values.keepsTokens;
	};
	const take = (isFinal: boolean) => {
		clearTimeout(timer);
		const values = readValues();
		for (const field of fields) {
			const mistake = takeOver(field, values, operation);
			const text = mistake === undefined ? '' : texts[`wrong.${mistake}`];
			if (isFinal || text === '') say(field, text);
		}
		if (keeps) values.keepsTokens = keeps.checked;
		change(values);
	};
	details.addEventListener('input', () => {
		clearTimeout(timer);
		timer = setTimeout(() => take(false), PAUSE);
	});
	details.addEventListener('change', () => take(true));
	forget.addEventListener('click', () => {
		clearTimeout(timer);
		change(undefined);
		show(readValues());
		fields[0]?.input.focus();
	});
	panel.dataset['ready'] = '';
	return show;
}

/**
 * Writes what was typed into the values. What is wrong is not used.
 *
 * @returns what is wrong with it
 */
function takeOver({ name, input }: FormField, values: Values, { slot }: ShownOperation) {
	if (isPlace(name)) {
		values.parts[name] = input.value.trim();
		return undefined;
	}
	const checked = check(name, input.value, purposeOf(slot));
	const value = 'value' in checked ? checked.value : '';
	if (name !== 'token') values[name] = value;
	else if (slot) values.tokens[slot] = value;
	return 'mistake' in checked ? checked.mistake : undefined;
}

function shownIn({ name }: FormField, values: Values, { slot }: ShownOperation): string {
	if (isPlace(name)) return values.parts[name] ?? '';
	if (name === 'token') return (slot && values.tokens[slot]) ?? '';
	return values[name];
}

function isPlace(name: FormField['name']): name is `${string}/${string}` {
	return name.includes('/');
}

function say({ input, wrong }: FormField, mistake: string): void {
	if (wrong.textContent !== mistake) wrong.textContent = mistake;
	if (mistake) input.setAttribute('aria-invalid', 'true');
	else input.removeAttribute('aria-invalid');
}
