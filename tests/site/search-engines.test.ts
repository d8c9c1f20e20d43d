import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { changedDays } from '../../src/changes/changed-days.ts';
import { isRedirectPage } from '../../src/hosting/redirects/built-pages.ts';
import { cleanPath } from '../../src/lib/urls/urls.ts';
import { shapeOf, vocabularyMistakes } from '../vocabulary/check.ts';
import { builtFiles, dist, readBuilt } from './built-site.ts';

const ORIGIN = 'https://docs.getunleash.io';
/** What a title and a description may have in the results of search engines without being cut, in characters. */
const LENGTHS = { title: 60, description: { least: 50, most: 160 } };
/** Pictures of pages, in bytes: of one, and of one on average. */
const PICTURES = { one: 25_000, average: 12_000 };

const content = (html: string, name: string) =>
	new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const unescaped = (text: string) =>
	text.replace(/&(?:#(\d+)|amp|lt|gt|quot);/g, (sign, code) =>
		code
			? String.fromCodePoint(Number(code))
			: ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }[sign] ?? sign),
	);

const pages = builtFiles('.html')
	.map((file) => ({ path: cleanPath(`/${file}`), html: readBuilt(file) }))
	.filter(({ html }) => !isRedirectPage(html))
	.map(({ path, html }) => ({
		path,
		html,
		head: html.slice(0, html.indexOf('</head>')),
		canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
		graph: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
			'@graph': Record<string, unknown>[];
		} | null,
	}));
const shown = pages.filter(({ html }) => !html.includes('name="robots" content="noindex"'));
const sitemap = new Map(
	[...readBuilt('sitemap-0.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
		([, address = '', day]) => [address, day?.slice(0, 10)],
	),
);
const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path);

describe('addresses and names', () => {
	test('a page has one address: its own path, canonical, og:url, and that in the sitemap', () => {
		const wrong = pages.filter(
			({ path, canonical, html }) => canonical !== ORIGIN + path || content(html, 'og:url') !== canonical,
		);
		expect(paths(wrong)).toEqual([]);
		expect(shown.map(({ canonical }) => canonical).sort()).toEqual([...sitemap.keys()].sort());
	});

	test('links inside the site name pages as their canonical address does', () => {
		const known = new Set(pages.map(({ canonical }) => canonical));
		const others = pages.flatMap(({ path, html }) =>
			[...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)]
				.map(([, href = '']) => href)
				.filter((href) => !known.has(ORIGIN + href) && !existsSync(join(dist, href)))
				.map((href) => `${path} -> ${href}`),
		);
		expect(others).toEqual([]);
	});

	test('no two pages have the same title', () => {
		const titles = Map.groupBy(shown, ({ html }) => /<title>([^<]*)/.exec(html)?.[1]);
		expect(
			[...titles].filter(([, same]) => same.length > 1).map(([title, same]) => [title, paths(same)]),
		).toEqual([]);
	});

	test('titles and descriptions fit into results of search engines', () => {
		const wrong = shown.flatMap(({ path, html }) => {
			const title = unescaped(content(html, 'og:title'));
			const description = unescaped(content(html, 'description'));
			const { least, most } = LENGTHS.description;
			const fits = description.length >= least && description.length <= most;
			return title.length <= LENGTHS.title && title && fits ? [] : [`${path}: ${title} | ${description}`];
		});
		expect(wrong).toEqual([]);
	});
});

describe('the picture of a page', () => {
	test('is named with its size and words, by an absolute address, and is there', () => {
		const wrong = pages.filter(({ path, head }) => {
			const image = content(head, 'og:image');
			const named =
				content(head, 'og:image:width') === '1200' &&
				content(head, 'og:image:height') === '630' &&
				content(head, 'og:image:alt').length > 0 &&
				content(head, 'twitter:card') === 'summary_large_image';
			const own = image === `${ORIGIN}/og${path === '/' ? '/index' : path}.png`;
			return !named || !own || !existsSync(join(dist, new URL(image).pathname));
		});
		expect(paths(wrong)).toEqual([]);
	});

	test('is a PNG of 1200 by 630, small alone and together', async () => {
		const files = builtFiles('.png').filter((file) => file.startsWith('og/'));
		expect(files).toHaveLength(pages.length);
		const sizes = files.map((file) => statSync(join(dist, file)).size);
		expect(Math.max(...sizes)).toBeLessThan(PICTURES.one);
		expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(PICTURES.average);
		for (const file of files.filter((_, index) => index % 50 === 0)) {
			const { format, width, height } = await sharp(join(dist, file)).metadata();
			expect([format, width, height], file).toEqual(['png', 1200, 630]);
		}
	});

	test('is nothing that a browser loads', () => {
		const loading = pages.filter(({ html }) => /<(?:img|link|source)[^>]*\/og\//.test(html));
		expect(paths(loading)).toEqual([]);
		expect(readBuilt('service-worker.js')).not.toContain('/og/');
	});
});

describe('structured data', () => {
	test('is in every page that search engines show, and not where a page is a tool of the site', () => {
		expect(paths(shown.filter(({ graph }) => !graph))).toEqual([]);
		expect(paths(pages.filter(({ graph }) => !graph))).toEqual(['/404', '/offline', '/search']);
	});

	test('keeps to the vocabulary of schema.org', () => {
		const graphs = shown.map(({ graph }) => graph);
		const shapes = new Map(graphs.map((graph) => [JSON.stringify(shapeOf(graph)), graph]));
		expect(shapes.size).toBeGreaterThan(4);
		expect(vocabularyMistakes([...shapes.values()])).toEqual([]);
	}, 120_000);

	test('names pages by their canonical address, pictures and days as head and sitemap do', () => {
		const wrong = shown.flatMap(({ path, canonical, head, graph }) => {
			const [first = {}, list = {}] = graph?.['@graph'] ?? [];
			const steps = (list['itemListElement'] ?? []) as { position: number; name: string; item: string }[];
			const mistakes = [
				first['url'] !== canonical && 'url',
				first['image'] !== content(head, 'og:image') && 'image',
				first['description'] !== unescaped(content(head, 'description')) && 'description',
				first['dateModified'] !== sitemap.get(canonical) && 'dateModified',
				path !== '/' && steps.at(-1)?.item !== canonical && 'last breadcrumb',
				steps.some(({ position, item }, index) => position !== index + 1 || !sitemap.has(item)) &&
					'breadcrumbs',
			].filter(Boolean);
			return mistakes.length > 0 ? [`${path}: ${mistakes.join(', ')}`] : [];
		});
		expect(wrong).toEqual([]);
	});

	test('tells kinds of pages apart', () => {
		const typeOf = (path: string) =>
			pages.find((page) => page.path === path)?.graph?.['@graph'].map((thing) => thing['@type']);
		expect(typeOf('/')).toEqual(['WebSite', 'SoftwareApplication', 'SoftwareSourceCode']);
		expect(typeOf('/unleash-academy/foundational')).toEqual(['Course', 'BreadcrumbList']);
		expect(typeOf('/reference/segments')).toEqual(['TechArticle', 'BreadcrumbList']);
		expect(typeOf('/reference/api/unleash/get-segments')).toEqual(['TechArticle', 'BreadcrumbList']);
	});
});

describe('days of change', () => {
	test('the sitemap has the day that the history of the files tells', () => {
		const { days } = changedDays();
		const known = [...days].filter(([path]) => sitemap.has(ORIGIN + path));
		expect(known.length).toBeGreaterThan(200);
		expect(known.filter(([path, day]) => sitemap.get(ORIGIN + path) !== day)).toEqual([]);
		const today = new Date().toISOString().slice(0, 10);
		expect([...sitemap.values()].filter((day) => day !== undefined && day > today)).toEqual([]);
	});
});

describe('the feed', () => {
	const feed = readBuilt('feed.atom');
	const entries = [...feed.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = '']) => entry);
	const one = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value);

	test('has what Atom asks for, once each', () => {
		const own = feed.replace(/<entry>[\s\S]*<\/entry>/, '');
		for (const name of ['id', 'title', 'updated', 'author']) {
			expect(one(own, new RegExp(`<(${name})[ >]`, 'g')), name).toHaveLength(1);
		}
		expect(feed).toMatch(
			/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
		);
		expect(own).toContain(`<link rel="self" href="${ORIGIN}/feed.atom"/>`);
		for (const entry of entries) {
			for (const name of ['id', 'title', 'updated', 'summary', 'link']) {
				expect(one(entry, new RegExp(`<(${name})[ >]`, 'g')), entry).toHaveLength(1);
			}
			expect(entry).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00\.000Z<\/updated>/);
		}
	});

	test('lists pages that search engines show, each once, the newest first, with the day of the sitemap', () => {
		const listed = entries.map((entry) => ({
			id: one(entry, /<id>([^<]*)/g)[0] ?? '',
			link: one(entry, /<link href="([^"]*)"/g)[0],
			day: one(entry, /<updated>([^T<]*)/g)[0] ?? '',
		}));
		expect(listed.length).toBeGreaterThan(20);
		expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
		expect(listed.filter(({ id, link, day }) => id !== link || sitemap.get(id) !== day)).toEqual([]);
		const days = listed.map(({ day }) => day);
		expect(days).toEqual(days.toSorted().reverse());
	});

	test('is named by every page', () => {
		const link = /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/feed\.atom">/;
		expect(paths(pages.filter(({ head }) => !link.test(head)))).toEqual([]);
		expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('<a href="/feed.atom">');
	});
});
