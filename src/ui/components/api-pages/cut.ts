/** Lines of an example that a page shows. Longer ones are cut: nobody reads them, and they would be most of the page. */
const LINES = 48;

/** The first lines of a long example; a line with dots stands for what is left out. */
export function cutExample(text: string): { text: string; isCut: boolean } {
	const lines = text.split('\n');
	if (lines.length <= LINES) return { text, isCut: false };
	return { text: `${lines.slice(0, LINES - 1).join('\n')}\n…`, isCut: true };
}
