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
