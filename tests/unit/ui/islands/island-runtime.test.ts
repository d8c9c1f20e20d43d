import { expect, test } from 'vitest';
import { dropReplaced, dropRuntime, plainIslands } from '~/ui/islands/runtime.ts';

const page = (middle: string) => `<body><div>${middle}<astro-island></astro-island></div></body>`;

test('the scripts that Astro writes for islands are taken out', () => {
	const style = '<style>astro-island,astro-slot{display:contents}</style>';
	const written = page(`${style}<script>one();</script><script>two("$&")\n</script>`);
	expect(dropRuntime(written, 'a.html')).toBe(page(''));
});

test('a form that is not known stops the build and names the page', () => {
	expect(() => dropRuntime(page('<script>other()</script>'), 'a/b.html')).toThrow(
		/a\/b\.html\n.*islands[\s\S]*runtime\.ts/,
	);
});

const island = (props: string, opts = '{"name":"X","value":"replay"}', client = 'intent') =>
	`<astro-island uid="1" prefix="r1" component-url="/_astro/X.js" component-export="default" renderer-url="/_astro/r.js" props="${props.replaceAll('"', '&quot;')}" ssr client="${client}" opts="${opts.replaceAll('"', '&quot;')}" await-children><a>b</a><!--astro:end--></astro-island>`;

test('tags of islands keep addresses, plain properties and the value of their directive', () => {
	expect(
		plainIslands(island(`{"label":[0,"It's > &amp; <"],"from":[0,997]}`.replace('>', '&gt;')), 'a.html'),
	).toBe(
		`<astro-island component-url="/_astro/X.js" renderer-url="/_astro/r.js" props='{"label":"It&#39;s &gt; &amp; <","from":997}' ssr opts="replay"><a>b</a></astro-island>`,
	);
	expect(plainIslands(island('{}', '{"name":"X","value":true}'), 'a.html')).toContain("props='{}' ssr>");
});

test('properties and directives that built pages cannot read stop the build', () => {
	expect(() => plainIslands(island('{"list":[1,[[0,1]]]}'), 'a.html')).toThrow(
		/a\.html, island X[\s\S]*list/,
	);
	expect(() => plainIslands(island('{}', '{"name":"X","value":true}', 'load'), 'a.html')).toThrow(
		/client:load[\s\S]*client:intent/,
	);
});

const frame = {
	print: '<link rel="stylesheet" href="/_astro/print.a1.css" media="print">',
	script: '<script type="module" src="/_astro/Page.b2.js"></script>',
	body: '<body class="astro-a1b2c3"><main data-pagefind-body class="astro-a1b2c3" lang="en">',
};
const framed = ({ print, script, body }: typeof frame) =>
	`<html lang="en" data-has-sidebar class="astro-a1b2c3">${print}${script}${body}`;

test('pages lose what this site replaces of Starlight, and keep the mark of what search shows', () => {
	expect(dropReplaced(framed(frame), 'a.html')).toBe(
		'<html lang="en" data-has-sidebar><body><main data-pagefind-body lang="en">',
	);
});

test.each([
	[
		'the link to its print styles',
		{ print: '<link media="print" rel="stylesheet" href="/_astro/print.a1.css">' },
	],
	['the script that keeps', { script: '<script type="module" src="/_astro/Frame.b2.js"></script>' }],
	['classes of its page frame', { body: '<body class="sl-a1b2c3"><main class="astro-a1b2c3">' }],
])('a page of Starlight with another form of %s stops the build', (what, other) => {
	expect(() => dropReplaced(framed({ ...frame, ...other }), 'a/b.html')).toThrow(
		new RegExp(`a/b\\.html\\n  found:    \\d times: ${what}[\\s\\S]*runtime\\.ts`),
	);
});

test.each([
	['an attribute less', island('{}').replace('renderer-url', 'renderer')],
	['another form of its tag', island('{}').replace('<astro-island ', '<astro-island\n')],
	['another comment', island('{}').replace('<!--astro:end-->', '<!--astro:done-->')],
])('an island with %s stops the build', (_, html) => {
	expect(() => plainIslands(html, 'a.html')).toThrow(/a\.html\n {2}found[\s\S]*runtime\.ts/);
});

test('an input of an island is written as HTML, without a slash at its end', () => {
	expect(plainIslands(island('{}').replace('<a>b</a>', '<input type="checkbox"/>'), 'a.html')).toContain(
		'><input type="checkbox"></astro-island>',
	);
});
