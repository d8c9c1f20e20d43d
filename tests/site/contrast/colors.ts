import axe from 'axe-core';

/** How a token of a color is used, which says how much it must stand out. */
export type Use = 'text' | 'surface' | 'mark' | 'decoration';

/**
 * Every token that is a color. Text stands on every surface, and so do marks: borders of controls, lines of diagrams,
 * icons. Decoration carries nothing that a reader needs: hairlines between rows, washes behind what is said otherwise.
 */
export const TOKENS: Readonly<Record<string, Use>> = {
	ink: 'text',
	'ink-soft': 'text',
	signal: 'text',
	ok: 'text',
	caution: 'text',
	danger: 'text',
	info: 'text',
	'code-comment': 'text',
	'code-string': 'text',
	'code-number': 'text',
	'code-function': 'text',
	'code-type': 'text',
	paper: 'surface',
	raised: 'surface',
	'signal-wash': 'surface',
	'line-strong': 'mark',
	line: 'decoration',
	'on-signal': 'decoration',
};

/** Least contrast of what is read (WCAG 1.4.3), and of what shows a control or carries meaning (1.4.11). */
export const LEAST = { text: 4.5, mark: 3 };

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The part of axe that computes colors, which its types leave out. */
const { Color, getContrast } = (
	axe.commons as unknown as {
		color: {
			Color: new () => { parseString(color: string): void };
			getContrast(one: object, other: object): number;
		};
	}
).color;

/** Values of custom properties by name, as the styles of the site set them at the root. */
export type Values = ReadonlyMap<string, string>;

/**
 * The color that a value is in a theme.
 *
 * @param value a color, a variable, or one of each theme as `light-dark(a, b)`
 * @returns undefined for what is no color of its own: `inherit`, `none`, mixtures
 */
export function colorOf(value: string, theme: Theme, values: Values): string | undefined {
	const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
	if (name !== undefined) {
		const named = values.get(name);
		return named === undefined ? undefined : colorOf(named, theme, values);
	}
	const [, light = '', dark = ''] = /^light-dark\((.+?\)|#\w+),\s*(.+)\)$/.exec(value) ?? [];
	if (light) return colorOf(theme === 'light' ? light : dark, theme, values);
	return /^(?:oklch\([^/]*\)|#\w+)$/.test(value) ? value : undefined;
}

/** How far two colors stand apart, from 1 to 21, as axe computes it. */
export function contrast(one: string, other: string): number {
	const [first, second] = [new Color(), new Color()];
	first.parseString(one);
	second.parseString(other);
	return getContrast(first, second);
}
