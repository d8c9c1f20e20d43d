import { limits } from '../site/limits.ts';

/** Makes images in the text zoomable, some time after the page has loaded; pages without images load nothing. */
export function setUpZoom(root: Document): void {
	const images = '.prose img:not(a img):not([data-no-zoom])';
	if (!root.querySelector(images)) return;
	const attach = async () => {
		const { makeZoomable } = await import('./zoom/make-zoomable.ts');
		makeZoomable(root, images);
	};
	const wait = () => setTimeout(attach, limits.zoomAfter);
	if (root.readyState === 'complete') wait();
	else addEventListener('load', wait);
}
