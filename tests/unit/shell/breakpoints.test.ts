import postcss from 'postcss';
import { expect, test } from 'vitest';
import { starlightBreakpoints } from '~/starlight/breakpoints.ts';

const run = (css: string) => postcss([starlightBreakpoints(997)]).process(css, { from: undefined }).css;

test.each([
	'50rem',
	'50em',
	'72rem',
	'72em',
])('a layout switch at %s moves to the one of this site', (width) => {
	expect(run(`@media (min-width: ${width}) { a { color: red } }`)).toContain('@media (min-width: 997px)');
});

test('other conditions stay as they are', () => {
	expect(run('@media (min-width: 30rem) and (hover) { a { color: red } }')).toContain(
		'(min-width: 30rem) and (hover)',
	);
});
