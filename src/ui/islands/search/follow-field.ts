/**
 * Calls back when the text of a field has changed, or its form was reset. It listens at the document, behind React's own
 * listeners: state that is set before those run would make React put the old text back into the field.
 *
 * @returns what ends it
 */
export function followField(field: HTMLInputElement, changed: () => void): () => void {
	const heard = ({ target }: Event) => {
		if (target === field || target === field.form) changed();
	};
	document.addEventListener('input', heard);
	document.addEventListener('reset', heard);
	return () => {
		document.removeEventListener('input', heard);
		document.removeEventListener('reset', heard);
	};
}
