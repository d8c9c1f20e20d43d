import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { problem } from '../../site/build-error.ts';

/** Width of the text column; a wider picture is shown this wide, and zooming shows all of it. */
const COLUMN = 720;
/** Pictures are taken with two pixels for each CSS pixel. */
const DENSITY = 2;

const files = import.meta.glob<{ default: ImageMetadata }>('/src/assets/screenshots/*.webp');

/** Attributes of a picture in one theme. */
export interface Picture {
	avif: string;
	src: string;
	srcset: string;
	width: number;
	height: number;
	'data-zoom-src': string;
}

/**
 * The pictures of an entry as pages show them: AVIF for one and two pixels a CSS pixel, WebP for others.
 *
 * @throws Error naming the file that is missing
 */
export async function picturesOf(name: string): Promise<{ light: Picture; dark: Picture }> {
	const [light, dark] = await Promise.all([pictureOf(name, 'light'), pictureOf(name, 'dark')]);
	return { light, dark };
}

async function pictureOf(name: string, theme: string): Promise<Picture> {
	const path = `src/assets/screenshots/${name}.${theme}.webp`;
	const load = files[`/${path}`];
	if (!load) {
		throw problem({
			where: path,
			found: 'no such file',
			expected: `the picture of the entry ${name}`,
			write: `npm run screenshots -- ${name}`,
		});
	}
	const { default: file } = await load();
	const width = Math.min(COLUMN, Math.round(file.width / DENSITY));
	const height = Math.round((width * file.height) / file.width);
	const at = async (density: number, format: 'avif' | 'webp') => {
		const wide = Math.min(file.width, width * density);
		return (await getImage({ src: file, width: wide, format })).src;
	};
	const [once, twice, webp] = await Promise.all([at(1, 'avif'), at(DENSITY, 'avif'), at(1, 'webp')]);
	return {
		avif: `${once}, ${twice} 2x`,
		src: webp,
		srcset: `${file.src} 2x`,
		width,
		height,
		'data-zoom-src': file.src,
	};
}
