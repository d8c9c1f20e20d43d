import * as limits from '../../config/limits.ts';
import { attempt } from '../../lib/browser/load/attempt.ts';

/** Keys that a button answers to. */
const PRESSES = new Set(['Enter', ' ']);

/**
 * Makes images in the text buttons that enlarge them, some time after the page has loaded or at a click. What enlarges is
 * loaded when a reader reaches for the first of them. A figure's `data-zoom` holds what to call both directions, as in
 * `Enlarge|Close`; without it, the alternative text alone is the name.
 */
export function setUpZoom(root: Document): void {
	const images = '.prose img:not(a img):not([data-no-zoom])';
	if (!root.querySelector(images)) return;
	const signs = ['pointerover', 'focusin', 'click', 'keydown'];
	let loading: Promise<void> | undefined;
	const load = () => {
		loading ??= import('./zoom/make-zoomable.ts')
			.then(({ makeZoomable }) => makeZoomable(root, images))
			.then(
				() => {
					for (const sign of signs) root.removeEventListener(sign, reach);
				},
				(error) => {
					loading = undefined;
					throw error;
				},
			);
		return loading;
	};
	const reach = (event: Event) => {
		const image = (event.target as Element).closest?.<HTMLElement>(images);
		if (!image) return;
		const isPress = PRESSES.has((event as KeyboardEvent).key);
		if (isPress) event.preventDefault();
		if (isPress || event.type === 'click') void attempt(image, () => load().then(() => image.click()));
		else load().catch(() => {});
	};
	for (const sign of signs) root.addEventListener(sign, reach);
	const name = () => {
		for (const image of root.querySelectorAll<HTMLImageElement>(images)) {
			const label = image.closest<HTMLElement>('[data-zoom]')?.dataset['zoom']?.split('|')[0];
			Object.assign(image, {
				tabIndex: 0,
				role: 'button',
				ariaLabel: (label ? `${label}: ` : '') + image.alt,
			});
		}
	};
	addEventListener('load', () => setTimeout(name, limits.zoomAfter));
}
