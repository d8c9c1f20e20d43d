import postcss from 'postcss';
import { expect, test } from 'vitest';
import { starlightBreakpoints } from '~/ui/starlight/breakpoints.ts';

const STARLIGHT = '/site/node_modules/@astrojs/starlight/dist/components/Page.astro';

const run = (css: string, from?: string) => postcss([starlightBreakpoints(997)]).process(css, { from }).css;

test.each([
	'50rem',
	'50em',
	'72rem',
	'72em',
])('a layout switch at %s moves to the one of this site', (width) => {
	expect(run(`@media (min-width: ${width}) { a { color: red } }`, STARLIGHT)).toContain(
		'@media (min-width: 997px)',
	);
});

test('other conditions stay as they are', () => {
	expect(run('@media (min-width: 30rem) and (hover) { a { color: red } }')).toContain(
		'(min-width: 30rem) and (hover)',
	);
});

test.each([
	'(min-width: 60rem)',
	'(width > 50rem)',
	'(max-width: 49.99rem)',
	'(min-width: 50rem) and (max-width: 90rem)',
])('a style of Starlight with @media %s stops the build', (condition) => {
	expect(() => run(`a { color: red }\n@media ${condition} { a { color: blue } }`, STARLIGHT)).toThrow(
		/Page\.astro:2\n {2}found: {4}@media [\s\S]*breakpoints\.ts/,
	);
});

test('a style that was read before passes', () => {
	expect(run('@media (width >= 997px) { a { color: red } }', STARLIGHT)).toContain('997px');
	expect(run('@media (width>=50rem) { a { color: red } }', STARLIGHT)).toContain('(min-width: 997px)');
});

test('its styles for print, for pointers and for the smallest windows pass', () => {
	for (const condition of ['print', '(hover: hover)', '(min-width: 30em)']) {
		expect(run(`@media ${condition} { a { color: red } }`, STARLIGHT)).toContain(condition);
	}
});
