import { existsSync } from 'node:fs';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { identity } from '../../src/config/identity.ts';
import { footer } from '../../src/config/navigation/footer.ts';
import { navbar } from '../../src/config/navigation/navbar.ts';
import english from '../../src/content/i18n/en.json' with { type: 'json' };
import { attribute, elementsIn, hasClass, textOf } from '../../src/lib/html/html-tree.ts';
import { readFacts } from '../../src/schemas/data/read-facts.ts';
import { dist, readBuilt } from './built-site.ts';
import { linksIn, readOutlines } from './outlines.ts';

/** Pages that stand above all others, or answer for what is missing. */
const WITHOUT_PLACE = ['404.html', 'index.html', 'offline.html', 'search.html'];
/** A table of contents with fewer entries helps nobody. */
const FEWEST = 2;

/** Whether an address is another site's, or that of a page that was built. */
const exists = (href: string) => href.startsWith('https:') || existsSync(`${dist}${href}.html`);

const pages = readOutlines().filter(({ file, isRedirect }) => !isRedirect && !WITHOUT_PLACE.includes(file));

describe('the way around', () => {
	test('every content page shows breadcrumbs that begin with the home page', () => {
		const wrong = pages.filter(({ breadcrumbs }) => breadcrumbs[0]?.href !== '/');
		expect(wrong.map(({ file }) => file)).toEqual([]);
	});

	test('every page with several headings lists those of levels 2 to 3 in order, and not its title', () => {
		const wrong = pages.flatMap(({ file, headings, contents }) => {
			const needed = headings.length >= FEWEST;
			const right = contents.every((listed) => listed.join() === headings.join());
			return right && contents.length > 0 === needed ? [] : [{ file, headings, contents }];
		});
		expect(wrong).toEqual([]);
	});

	test('every operation that can be called has a table of contents', () => {
		const operations = pages.filter(({ isOperation }) => isOperation);
		expect(operations.length).toBeGreaterThan(300);
		expect(operations.filter(({ contents }) => contents.length === 0).map(({ file }) => file)).toEqual([]);
	});

	test('top bar, menu and footer offer what is written and other sites, without empty groups', () => {
		const elements = [...elementsIn(parse(readBuilt('quickstart.html')))];
		const having = (name: string) => elements.filter((element) => hasClass(element, name));
		const offered = (links: readonly { href: string }[]) => links.map(({ href }) => href).filter(exists);
		const shown = (name: string) => linksIn(having(name)).map(({ href }) => href);
		expect(shown('top-links')).toEqual(offered(navbar.links));
		expect(shown('menu-links')).toEqual(
			offered([...navbar.links, navbar.stars, navbar.signIn, navbar.trial]),
		);
		const groups = footer.links.map(({ links }) => offered(links)).filter((links) => links.length > 0);
		expect(shown('site-footer-groups')).toEqual(groups.flat());
		const end = having('site-footer-end').flatMap((all) => [...elementsIn(all)]);
		const [, ownership] = end.filter(({ tagName }) => tagName === 'p');
		expect(ownership && textOf(ownership)).toBe(
			[
				english['footer.copyright'].replace('{{year}}', String(footer.copyright.year)),
				english['footer.licenses'],
				english['footer.feed'],
			].join(' · '),
		);
		const headings = having('site-footer-groups').flatMap((all) => [...elementsIn(all)]);
		expect(headings.filter(({ tagName }) => tagName === 'h2')).toHaveLength(groups.length);
	});

	test('the sidebar and the top bar of the home page are links to pages, which need no script', () => {
		const elements = [...elementsIn(parse(readBuilt('index.html')))];
		const parts = elements.filter(
			(element) => attribute(element, 'id') === 'site-menu' || hasClass(element, 'top-bar'),
		);
		const links = linksIn(parts).map(({ href }) => href);
		expect(links.filter((href) => href.startsWith('/')).length).toBeGreaterThan(5);
		const elsewhere = links.filter((href) => href !== '/' && !href.startsWith('#'));
		expect(elsewhere.filter((href) => !exists(href.replace(/#.*/, '')))).toEqual([]);
	});

	test('the home page has a card for each of its pages that is written, and no other', () => {
		const written = readFacts('home')
			.cards.map(({ page }) => page)
			.filter(exists);
		const cards = [...elementsIn(parse(readBuilt('index.html')))].filter((element) =>
			hasClass(element, 'card'),
		);
		expect(linksIn(cards).map(({ href }) => href)).toEqual(written);
		expect(linksIn(cards)).toHaveLength(cards.length);
	});

	test('the menu of narrow screens shows the stars that the top bar shows', () => {
		const text = english['nav.stars'].replace('{{count}}', identity.stars);
		const without = pages.filter(
			({ menuLinks }) => !menuLinks.some((link) => link.href === navbar.stars.href && link.text === text),
		);
		expect(without.map(({ file }) => file)).toEqual([]);
	});
});
