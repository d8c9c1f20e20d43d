import { transform } from 'lightningcss';

/** Colors of the pictures: the tokens of the light theme, named as there. */
const NAMES = ['paper', 'line', 'ink', 'ink-soft', 'signal', 'ok', 'caution', 'danger', 'info'] as const;

/** Colors as `#rrggbb`, which renderers of SVG know. */
export type Colors = Readonly<Record<(typeof NAMES)[number], string>>;

/** A browser that knows no other notation of colors. */
const OLD = { chrome: 80 << 16 };

/**
 * Reads the colors of the light theme out of the styles.
 *
 * @param tokens text of `src/ui/styles/tokens.css`
 */
export function colorsOf(tokens: string): Colors {
	const colors = NAMES.map((name) => {
		const [, light = ''] = new RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\))`).exec(tokens) ?? [];
		const code = Buffer.from(`a{color:${light}}`);
		const made = transform({ filename: 'color.css', code, targets: OLD, minify: true }).code.toString();
		return [name, /color:(#\w+)/.exec(made)?.[1]];
	});
	return Object.fromEntries(colors) as Colors;
}
