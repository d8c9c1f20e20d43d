import type { Field } from './check.ts';
import { partsOfPath } from './parts-of-path.ts';
import type { ShownOperation } from './replacements.ts';
import type { ServerTexts } from './texts.ts';

/** A field of the panel: what it changes, and where its mistakes stand. */
export interface FormField {
	/** Field that is the same on all pages, or place of a parameter, such as `features/{featureName}`. */
	name: Field | `${string}/${string}`;
	input: HTMLInputElement;
	wrong: HTMLElement;
}

/** The fields of the panel and its other controls. */
export interface Form {
	fields: readonly FormField[];
	/** Whether the token is to stay; without a field for it, there is none. */
	keeps: HTMLInputElement | undefined;
	forget: HTMLButtonElement;
}

/** Puts the form for an operation into the panel. */
export function buildForm(details: HTMLElement, operation: ShownOperation, texts: ServerTexts): Form {
	const box = element('div', 'server-fields');
	const fields: FormField[] = [];
	const add = (name: FormField['name'], label: string, isWide = false) => {
		const field = buildField(name, label, `server-${fields.length}`);
		field.box.classList.toggle('wide', isWide);
		box.append(field.box);
		fields.push(field);
		return field.box;
	};
	add('address', texts.address, true);
	const keeps = operation.slot && addChoice(add('token', texts.token, true), texts.keep);
	add('project', texts.project);
	add('environment', texts.environment);
	for (const { name, place, field } of partsOfPath(operation.path)) {
		if (!field) add(place, name);
	}
	const forget = element('button');
	forget.type = 'button';
	forget.textContent = texts.forget;
	const help = element('p');
	help.textContent = details.parentElement?.querySelector('.send') ? texts.helpSend : texts.help;
	details.append(help, box, forget);
	return { fields, keeps, forget };
}

function buildField(name: FormField['name'], text: string, id: string): FormField & { box: HTMLElement } {
	const [box, label, input, wrong] = [
		element('div'),
		element('label'),
		element('input'),
		element('p', 'server-wrong'),
	];
	label.textContent = text;
	label.htmlFor = input.id = id;
	input.name = name;
	input.autocomplete = 'off';
	input.autocapitalize = 'off';
	input.spellcheck = false;
	wrong.id = `${id}-wrong`;
	wrong.ariaLive = 'polite';
	input.setAttribute('aria-describedby', wrong.id);
	box.append(label, input, wrong);
	return { name, input, wrong, box };
}

function addChoice(box: HTMLElement, text: string): HTMLInputElement {
	const [label, input] = [element('label', 'server-keep'), element('input')];
	input.type = 'checkbox';
	label.append(input, text);
	box.append(label);
	return input;
}

function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	className = '',
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	if (className) made.className = className;
	return made;
}
