import { readFile } from 'node:fs/promises';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';

const FOLDER = 'node_modules/@fontsource-variable';
const TEXT = 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const CODE = 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/** Fonts of the pictures: file of the whole font, weight, and features. Ligatures of code are off, as in pages. */
const SOURCES = {
	bold: [TEXT, 720, ['kern']],
	regular: [TEXT, 480, ['kern']],
	code: [CODE, 500, []],
} as const;

/** Signs that names in Latin letters may have: what is beyond gives no picture of its own. */
const SIGNS = [...span(0x20, 0x7e), ...span(0xa0, 0x17f), ...span(0x2010, 0x2026), '→', '×', '€'].join('');

/** The fonts of the pictures. */
export type Fonts = Readonly<Record<keyof typeof SOURCES, Font>>;

let fonts: Promise<Fonts> | undefined;

/** The fonts of the site in the weights of the pictures, made once in a process. */
export function loadFonts(): Promise<Fonts> {
	fonts ??= Promise.all(
		Object.entries(SOURCES).map(async ([name, [file, weight, features]]) => [
			name,
			await loadFont(file, weight, features),
		]),
	).then((loaded) => Object.fromEntries(loaded) as Fonts);
	return fonts;
}

async function loadFont(file: string, wght: number, features: readonly string[]): Promise<Font> {
	const made = await subsetFont(await readFile(`${FOLDER}/${file}`), SIGNS, {
		targetFormat: 'sfnt',
		keepFeatures: [...features],
		variationAxes: { wght },
	});
	return opentype.parse(new Uint8Array(made).buffer);
}

/** Whether a font has every sign of a text. */
export function canWrite(font: Font, text: string): boolean {
	return [...text].every((sign) => font.charToGlyphIndex(sign) !== 0);
}

function span(from: number, to: number): string[] {
	return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
