/** Scrolled distance, in pixels, below which a change of direction does not count. */
const THRESHOLD = 8;

/** Hides the top bar while a reader scrolls down and shows it on the way up; never while it has focus. */
export function setUpTopBar(root: Document): void {
	const bar = root.querySelector<HTMLElement>('.top-bar');
	if (!bar) return;
	let last = scrollY;
	const show = (hidden: boolean) => root.documentElement.toggleAttribute('data-bar-hidden', hidden);
	addEventListener(
		'scroll',
		() => {
			const distance = scrollY - last;
			if (Math.abs(distance) < THRESHOLD) return;
			last = scrollY;
			show(distance > 0 && scrollY > bar.offsetHeight * 2 && !bar.contains(root.activeElement));
		},
		{ passive: true },
	);
	bar.addEventListener('focusin', () => show(false));
}
