/**
 * Runs in the page: tells how far it scrolls sideways, and which elements make it do so.
 *
 * @returns undefined if it doesn't scroll sideways
 */
export function findSidewaysScroll(): string | undefined {
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return undefined;
	const scrolls = (element: Element | null): boolean =>
		!!element &&
		element !== document.body &&
		element !== document.documentElement &&
		(getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
	const wide = [...document.body.querySelectorAll('*')].filter(
		(element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !scrolls(element.parentElement),
	);
	const deepest = wide.filter(
		(element) => !wide.some((other) => other !== element && element.contains(other)),
	);
	const names = deepest
		.slice(0, 3)
		.map(
			(element) => `${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 60)}"`,
		);
	return `scrolls sideways by ${scrollWidth - clientWidth} px: ${names.join(', ')}`;
}
