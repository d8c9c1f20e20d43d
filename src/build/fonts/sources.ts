/** A font of the site: where it comes from, and which part of it readers load. */
export interface FontSource {
	/** Name of the file that is made. */
	file: string;
	family: string;
	style: 'normal' | 'italic';
	/** The complete font: package and file. It serves signs that pages do not use yet. */
	complete: { pack: string; file: string };
	/** Weights that styles use, from the lightest to the heaviest. One weight makes a font without that axis. */
	weights: { min: number; max: number };
	/** OpenType features that styles use or that browsers use by themselves. */
	features: readonly string[];
}

const TEXT = '@fontsource-variable/schibsted-grotesk';
const CODE = '@fontsource-variable/jetbrains-mono';
/** What browsers apply by themselves. */
const USUAL = ['kern', 'liga', 'ccmp', 'locl', 'mark'];

/** Every font of the site. Ligatures of code are switched off in the styles, so its font has none. */
export const fontSources: readonly FontSource[] = [
	{
		file: 'text.woff2',
		family: 'Schibsted Grotesk',
		style: 'normal',
		complete: { pack: TEXT, file: 'schibsted-grotesk-latin-wght-normal.woff2' },
		weights: { min: 400, max: 750 },
		features: [...USUAL, 'tnum'],
	},
	{
		file: 'text-italic.woff2',
		family: 'Schibsted Grotesk',
		style: 'italic',
		complete: { pack: TEXT, file: 'schibsted-grotesk-latin-wght-italic.woff2' },
		weights: { min: 400, max: 400 },
		features: USUAL,
	},
	{
		file: 'code.woff2',
		family: 'JetBrains Mono',
		style: 'normal',
		complete: { pack: CODE, file: 'jetbrains-mono-latin-wght-normal.woff2' },
		weights: { min: 400, max: 700 },
		features: ['ccmp', 'locl', 'mark'],
	},
];
