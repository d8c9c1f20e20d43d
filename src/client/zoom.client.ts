import * as limits from '../site/limits.ts';
import { attempt } from './load/attempt.ts';

/** Makes images in the text zoomable, some time after the page has loaded or at a click; pages without images load nothing. */
export function setUpZoom(root: Document): void {
	const images = '.prose img:not(a img):not([data-no-zoom])';
	if (!root.querySelector(images)) return;
	let attached: Promise<void> | undefined;
	const attach = () => {
		attached ??= import('./zoom/make-zoomable.ts')
			.then(({ makeZoomable }) => makeZoomable(root, images))
			.then(
				() => root.removeEventListener('click', reach),
				(error) => {
					attached = undefined;
					throw error;
				},
			);
		return attached;
	};
	const reach = ({ target }: Event) => {
		const image = (target as Element).closest?.<HTMLElement>(images);
		if (image) void attempt(image, () => attach().then(() => image.click()));
	};
	root.addEventListener('click', reach);
	addEventListener('load', () => setTimeout(() => attach().catch(() => {}), limits.zoomAfter));
}
