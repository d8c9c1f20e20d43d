type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click asks the browser for something else than to follow a link here: a new tab or window, or the file. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
	return altKey || ctrlKey || metaKey || shiftKey;
}
