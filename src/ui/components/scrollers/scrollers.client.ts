/**
 * Lets keyboards reach what scrolls: code, tables and diagrams that are larger than their place get a tab stop
 * and a name, and lose them when there is room. A group and not a region, as a page full of code would
 * otherwise have dozens of landmarks.
 */
export function setUpScrollers(root: Document): void {
	const observer = new ResizeObserver((entries) => {
		const scrolling = entries.map(
			({ target }) =>
				target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight + 1,
		);
		entries.forEach(({ target }, index) => {
			const box = target as HTMLElement;
			const scrolls = scrolling[index];
			box.role = scrolls ? 'group' : null;
			box.ariaLabel = scrolls ? nameOf(box) : null;
			if (scrolls) box.tabIndex = 0;
			else box.removeAttribute('tabindex');
		});
	});
	for (const box of root.querySelectorAll('.code > pre, .prose .table, .diagram-view')) observer.observe(box);
}

function nameOf(box: Element): string {
	const captioned = box.closest('figure')?.querySelector('figcaption > span, figcaption')?.textContent;
	return (
		captioned ||
		box.querySelector('caption, th')?.textContent ||
		box.textContent?.trim().split('\n')[0]?.slice(0, 40) ||
		''
	);
}
