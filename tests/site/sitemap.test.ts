import { expect, test } from 'vitest';
import { isRedirectPage } from '../../src/hosting/redirects/built-pages.ts';
import { cleanPath } from '../../src/lib/urls/urls.ts';
import { builtFiles, readBuilt } from './built-site.ts';

const xml = readBuilt('sitemap-0.xml');
const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
const pages = builtFiles('.html')
	.map((file) => ({ path: cleanPath(`/${file}`), html: readBuilt(file) }))
	.filter(({ html }) => !isRedirectPage(html));

test('the sitemap lists every page that search engines may show, and no other', () => {
	const shown = pages.filter(({ html }) => !html.includes('content="noindex"')).map(({ path }) => path);
	expect(listed.sort()).toEqual(shown.sort());
});

test('entries change weekly, with the priority of the specification', () => {
	expect(xml.match(/<changefreq>weekly<\/changefreq>/g)).toHaveLength(listed.length);
	expect(xml.match(/<priority>0\.5<\/priority>/g)).toHaveLength(listed.length);
});

test('pages that search engines leave out say so', () => {
	const hidden = pages.filter(({ html }) => html.includes('content="noindex"')).map(({ path }) => path);
	expect(hidden).toEqual(expect.arrayContaining(['/404', '/offline', '/search', '/writing/components']));
});
