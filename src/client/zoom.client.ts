import { limits } from '../site/limits.ts';

/** Makes images in the text zoomable, some time after the page has loaded; pages without images load nothing. */
export function setUpZoom(root: Document): void {
	const images = '.prose img:not(a img):not([data-no-zoom])';
	if (!root.querySelector(images)) return;
	/* The pure build leaves its styles to the site, so that the security policy needs no exception. */
	const attach = async () => {
		const { default: mediumZoom } = await import('medium-zoom/dist/pure');
		mediumZoom(images, { background: 'var(--paper)', margin: 24 });
	};
	const wait = () => setTimeout(attach, limits.zoomAfter);
	if (root.readyState === 'complete') wait();
	else addEventListener('load', wait);
}
