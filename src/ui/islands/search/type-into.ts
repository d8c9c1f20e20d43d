/** Puts text into DocSearch's field as if a reader had typed it. */
export function typeInto(dialog: HTMLElement, text: string): void {
	const input = dialog.querySelector('input') as HTMLInputElement;
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
	input.dispatchEvent(new Event('input', { bubbles: true }));
}
