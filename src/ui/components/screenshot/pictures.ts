import type { ImageMetadata } from 'astro';
import { problem } from '../../../lib/diagnostics/build-error.ts';
import { PAGE_FORMS, shownWidth } from '../../../schemas/screenshots/taken.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('/src/content/screenshots/pictures/*.{webp,avif}');

/** Attributes of a picture in one theme. */
export interface Picture {
	avif: string;
	src: string;
	width: number;
	height: number;
	'data-zoom-src': string;
}

/**
 * The pictures of an entry as pages show them: AVIF for one and two pixels a CSS pixel. The few
 * browsers without it show the file itself, which zooming loads anyway.
 *
 * @throws Error naming the file that is missing
 */
export async function picturesOf(name: string): Promise<{ light: Picture; dark: Picture }> {
	const [light, dark] = await Promise.all([pictureOf(name, 'light'), pictureOf(name, 'dark')]);
	return { light, dark };
}

async function pictureOf(name: string, theme: string): Promise<Picture> {
	const start = `src/content/screenshots/pictures/${name}.${theme}`;
	const whole = await load(`${start}.webp`, `npm run screenshots -- ${name}`);
	const forms = PAGE_FORMS.map(async ({ ending, density }) => {
		const { src } = await load(`${start}${ending}`, 'npm run screenshots -- --encode');
		return `${src} ${density}x`;
	});
	const width = shownWidth(whole.width);
	return {
		avif: (await Promise.all(forms)).join(', '),
		src: whole.src,
		width,
		height: Math.round((width * whole.height) / whole.width),
		'data-zoom-src': whole.src,
	};
}

async function load(path: string, write: string): Promise<ImageMetadata> {
	const file = await files[`/${path}`]?.();
	if (file) return file.default;
	throw problem({ where: path, found: 'no such file', expected: 'a picture of that name', write });
}
