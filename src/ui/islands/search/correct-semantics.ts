/** Attributes of DocSearch's outermost element that say something else than "dialog". */
const WRONG = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'aria-owns', 'tabindex'];

/** What DocSearch changes while it is open and this corrects again. */
export const CHANGING = [...WRONG, 'role', 'id', 'aria-selected'];

/**
 * Says of DocSearch's elements what they are: a dialog with a name, a search box, and below it lists with ids and
 * names of their own. Results are list boxes; recent and favorite searches have buttons, so they are plain lists.
 */
export function correctSemantics(dialog: HTMLElement, name: string): void {
	for (const attribute of WRONG) dialog.removeAttribute(attribute);
	set(dialog, { role: 'dialog', 'aria-modal': 'true', 'aria-label': name });
	for (const landmark of dialog.querySelectorAll('header, footer')) set(landmark, { role: 'presentation' });
	const results = dialog.querySelector('.DocSearch-Dropdown');
	if (results) set(results, { tabindex: '0' });
	for (const list of dialog.querySelectorAll('.DocSearch-Hits ul')) correctList(list);
	const input = dialog.querySelector('input');
	const listBox = dialog.querySelector('[role=listbox]') !== null;
	if (input) set(input, listBox ? { role: 'combobox', 'aria-expanded': 'true' } : { role: 'searchbox' });
	if (!listBox) input?.removeAttribute('aria-expanded');
}

function correctList(list: Element): void {
	const withButtons = list.querySelector('button') !== null;
	list.removeAttribute('aria-labelledby');
	set(list, {
		id: list.firstElementChild?.id.replace(/item-\d+$/, 'list') ?? '',
		role: withButtons ? 'list' : 'listbox',
		'aria-label': list.previousElementSibling?.textContent ?? '',
	});
	for (const item of list.children) {
		set(item, { role: withButtons ? 'listitem' : 'option' });
		const selected = item.getAttribute('aria-selected');
		if (!withButtons || selected === null) continue;
		set(item, { 'data-selected': selected });
		item.removeAttribute('aria-selected');
	}
}

function set(element: Element, attributes: Record<string, string>): void {
	for (const [attribute, value] of Object.entries(attributes)) {
		if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
	}
}
