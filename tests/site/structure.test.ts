import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { isRedirectPage } from '../../src/hosting/redirects/built-pages.ts';
import { attribute, type Element, elementsIn, textOf } from '../../src/search/records/html.ts';
import { builtFiles, readBuilt } from './built-site.ts';

/** What the outline of a page is made of; the parsed pages together would be too much to keep. */
interface Outline {
	file: string;
	/** Levels of headings in the order of the page. */
	levels: number[];
	/** Mains, banners, and the like, each with its name. */
	landmarks: { role: string; name: string }[];
}

/** Elements that are landmarks where no other element of the page's text holds them. */
const LANDMARKS: Readonly<Record<string, string>> = {
	main: 'main',
	nav: 'navigation',
	header: 'banner',
	footer: 'contentinfo',
	aside: 'complementary',
	search: 'search',
};
/** Inside of these, `header` and `footer` are no landmarks, and `aside` is one only with a name. */
const SECTIONS = new Set(['article', 'aside', 'main', 'nav', 'section']);

function outlineOf(file: string): Outline {
	const elements = [...elementsIn(parse(readBuilt(file)))];
	const byId = new Map(elements.map((element) => [attribute(element, 'id'), element]));
	const nameOf = (element: Element) => {
		const ids = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? [];
		const parts = ids.map((id) => byId.get(id)).map((part) => (part ? textOf(part) : ''));
		return attribute(element, 'aria-label') ?? parts.join(' ');
	};
	return {
		file,
		levels: elements.flatMap(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1] ?? []).map(Number),
		landmarks: elements.flatMap((element) => {
			const role = attribute(element, 'role') ?? LANDMARKS[element.tagName];
			const isKnown = Object.values(LANDMARKS).includes(role ?? '');
			const inSection = sectionsAround(element).length > 0;
			const isNone = /^(banner|contentinfo)$/.test(role ?? '') && inSection;
			const isAside = role === 'complementary' && inSection && !nameOf(element);
			return role && isKnown && !isNone && !isAside ? [{ role, name: nameOf(element) }] : [];
		}),
	};
}

function sectionsAround(element: Element): Element[] {
	const parent = element.parentNode;
	if (!parent || !('tagName' in parent)) return [];
	return [...(SECTIONS.has(parent.tagName) ? [parent] : []), ...sectionsAround(parent)];
}

const pages = builtFiles('.html')
	.filter((file) => !isRedirectPage(readBuilt(file)))
	.map(outlineOf);
const filesOf = (wrong: readonly Outline[]) => wrong.map(({ file }) => file);

test('every page has one heading of level 1', () => {
	const wrong = pages.filter(({ levels }) => levels.filter((level) => level === 1).length !== 1);
	expect(filesOf(wrong)).toEqual([]);
});

test('no heading leaves out a level on the way down', () => {
	const wrong = pages.flatMap(({ file, levels }) =>
		levels
			.map((level, index) => ({ level, before: levels[index - 1] ?? 6 }))
			.filter(({ level, before }) => level > before + 1)
			.map(({ level, before }) => `${file}: h${level} after h${before}`),
	);
	expect(wrong).toEqual([]);
});

test('every page has one main, one banner and one footer', () => {
	const wrong = pages.flatMap(({ file, landmarks }) =>
		['main', 'banner', 'contentinfo']
			.map((role) => ({ role, count: landmarks.filter((landmark) => landmark.role === role).length }))
			.filter(({ count }) => count !== 1)
			.map(({ role, count }) => `${file}: ${count} ${role}`),
	);
	expect(wrong).toEqual([]);
});

test('landmarks of one role on a page have names of their own', () => {
	const wrong = pages.flatMap(({ file, landmarks }) =>
		[...Map.groupBy(landmarks, ({ role }) => role)]
			.filter(([, same]) => same.length > 1)
			.filter(([, same]) => new Set(same.map(({ name }) => name).filter(Boolean)).size < same.length)
			.map(([role, same]) => `${file}: ${role} ${same.map(({ name }) => `"${name}"`).join(', ')}`),
	);
	expect(wrong).toEqual([]);
});
