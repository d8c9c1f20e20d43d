/* The pure build leaves its styles to the site, so that the security policy needs no exception. */
import mediumZoom from 'medium-zoom/dist/pure';
import styles from '../../styles/zoom.css?url';
import { loadStyles } from '../load-styles.ts';

/** Keys that a button answers to. */
const PRESSES = new Set(['Enter', ' ']);

/**
 * Lets readers enlarge images by click, or by keyboard: Enter and Space open, and Enter, Space, Escape and Tab close and
 * bring the focus back.
 *
 * @param images selector of the images
 * @throws when its styles do not load; nothing has changed then
 */
export async function makeZoomable(root: Document, images: string): Promise<void> {
	await loadStyles(styles);
	const zoom = mediumZoom(images, { background: 'var(--dimmed)', margin: 24 });
	for (const image of zoom.getImages() as HTMLImageElement[]) {
		image.addEventListener('keydown', (event) => {
			if (!PRESSES.has(event.key)) return;
			event.preventDefault();
			zoom.open({ target: image });
		});
	}

	let byKeyboard = false;
	const cross = closeCross(root, () => zoom.close());
	zoom.on('open', ({ target }) => {
		byKeyboard = root.activeElement === target;
		root.body.append(cross);
	});
	zoom.on('close', () => cross.remove());
	zoom.on('opened', ({ target }) => {
		for (const copy of root.querySelectorAll<HTMLElement>('.medium-zoom-image--opened')) {
			copy.ariaLabel = closeLabelOf(target as HTMLImageElement);
			copy.addEventListener('keydown', (event) => {
				if (!PRESSES.has(event.key) && event.key !== 'Tab') return;
				event.preventDefault();
				zoom.close();
			});
			if (byKeyboard) copy.focus({ preventScroll: true });
		}
	});
	zoom.on('closed', ({ target }) => {
		if (byKeyboard) (target as HTMLElement).focus({ preventScroll: true });
	});
}

/** Shows pointers where to close. Keyboards and screen readers have the picture itself, which is a button. */
function closeCross(root: Document, close: () => void): HTMLElement {
	const cross = root.createElement('span');
	cross.className = 'zoom-close';
	cross.ariaHidden = 'true';
	cross.addEventListener('click', close);
	return cross;
}

function closeLabelOf(image: HTMLImageElement): string {
	const label = image.closest<HTMLElement>('[data-zoom]')?.dataset['zoom']?.split('|')[1];
	return label ? `${label}: ${image.alt}` : image.alt;
}
