import { describe, expect, test } from 'vitest';
import { scanPage } from '~/build/checks/scan.ts';

describe('links of a built page', () => {
	test('carry their text, without marks and line breaks', () => {
		const [link] = scanPage('<a href="/a?x=1&amp;y=2">Fish &amp; <code>chips</code>\n\t here</a>').links;
		expect(link).toMatchObject({ href: '/a?x=1&y=2', text: 'Fish & chips here' });
	});

	test.each([
		['its label', '<a href="/a" aria-label="Home"><svg></svg></a>', 'Home'],
		['the text of its image', '<a href="/a"><img src="/x.svg" alt="Logo" width="1" height="1"></a>', 'Logo'],
	])('without text carry %s', (_, html, text) => {
		expect(scanPage(html).links[0]?.text).toBe(text);
	});

	test('name the landmark they stand in', () => {
		const html = `
			<a href="/1">1</a>
			<header><nav aria-label="Site"><a href="/2">2</a></nav><a href="/3">3</a></header>
			<main><a href="/4">4</a></main>
			<footer><a href="/5">5</a></footer>`;
		const places = scanPage(html).links.map(({ where }) => where);
		expect(places).toEqual(['page', 'navigation "Site"', 'header', 'content', 'footer']);
	});

	test('are not looked for in comments, scripts, styles and titles', () => {
		const html = `<!-- <a href="/1"> --><script>'<a href="/2">'</script><style>/* <a href="/3"> */</style>
			<title><a href="/4"></title><textarea><a href="/5"></textarea><a href="/6" title="a > b">6</a>`;
		expect(scanPage(html).links.map(({ href }) => href)).toEqual(['/6']);
	});
});

test('what a page loads from this site is listed without query, and nothing else', () => {
	const html = `
		<link rel="stylesheet" href="/a.css?v=1"><link rel="canonical" href="/page"><script src="/b.js"></script>
		<img src="/c.png" srcset="/c.png 1x, /d.png 2x" alt="" width="1" height="1">
		<astro-island component-url="/e.js" renderer-url="/f.js"></astro-island>
		<script src="https://example.com/g.js"></script><img src="data:," alt="" width="1" height="1">`;
	expect(new Set(scanPage(html).assets)).toEqual(
		new Set(['/a.css', '/b.js', '/c.png', '/d.png', '/e.js', '/f.js']),
	);
});
