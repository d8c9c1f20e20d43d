import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import * as limits from '../../src/config/limits.ts';
import { isRedirectPage } from '../../src/hosting/redirects/built-pages.ts';
import { attribute, type Element, elementsIn, hasClass, textOf } from '../../src/lib/html/html-tree.ts';
import { builtFiles, readBuilt } from './built-site.ts';

/** A link with its text. */
export interface Link {
	href: string;
	text: string;
}

/** What the outline of a page is made of; the parsed pages together would be too much to keep. */
export interface Outline {
	file: string;
	/** The page only leads to another one. */
	isRedirect: boolean;
	/** As browsers and search engines show it. */
	title: string;
	/** Levels of headings in the order of the page. */
	levels: number[];
	/** Mains, banners, and the like, each with its name. */
	landmarks: { role: string; name: string }[];
	/** The page describes an operation that can be called. */
	isOperation: boolean;
	breadcrumbs: Link[];
	menuLinks: Link[];
	/** Ids of the headings that a table of contents lists. */
	headings: (string | undefined)[];
	/** Ids that each table of contents of the page lists. */
	contents: string[][];
	/** What runs or styles by itself, as the policy would name it. */
	inlineParts: string[];
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
/** Types of script elements that hold data. */
const DATA = /^application\/(ld\+)?json$/;

let outlines: readonly Outline[] | undefined;

/** The outlines of all built pages. Test files in one worker share them, so that each page is parsed once. */
export function readOutlines(): readonly Outline[] {
	outlines ??= builtFiles('.html').map((file) => outlineOf(file, readBuilt(file)));
	return outlines;
}

function outlineOf(file: string, html: string): Outline {
	const document = parse(html);
	const elements = [...elementsIn(document)];
	const having = (name: string) => elements.filter((element) => hasClass(element, name));
	const main = elements.find(({ tagName }) => tagName === 'main');
	return {
		file,
		isRedirect: isRedirectPage(html),
		title: elements
			.filter(({ tagName }) => tagName === 'title')
			.slice(0, 1)
			.map(textOf)
			.join(''),
		levels: elements.flatMap((element) => levelOf(element) ?? []),
		landmarks: landmarksOf(elements),
		isOperation: having('samples').length > 0,
		breadcrumbs: linksIn(having('breadcrumbs')),
		menuLinks: linksIn(having('menu-links')),
		headings: [...(main ? elementsIn(main) : [])].filter(isListed).map((heading) => attribute(heading, 'id')),
		contents: having('contents').map((list) =>
			linksIn([list]).map(({ href }) => decodeURIComponent(href.slice(1))),
		),
		inlineParts: inlinePartsOf(document),
	};
}

/** All links in elements. */
export function linksIn(parents: readonly Element[]): Link[] {
	return parents.flatMap((parent) =>
		[...elementsIn(parent)]
			.filter(({ tagName }) => tagName === 'a')
			.map((link) => ({ href: attribute(link, 'href') ?? '', text: textOf(link) })),
	);
}

function levelOf({ tagName }: Element): number | undefined {
	const level = /^h([1-6])$/.exec(tagName)?.[1];
	return level === undefined ? undefined : Number(level);
}

function isListed(element: Element): boolean {
	const level = levelOf(element) ?? 0;
	return level >= limits.contentsFrom && level <= limits.contentsTo;
}

function landmarksOf(elements: readonly Element[]): Outline['landmarks'] {
	const byId = new Map(elements.map((element) => [attribute(element, 'id'), element]));
	const nameOf = (element: Element) => {
		const ids = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? [];
		const parts = ids.map((id) => byId.get(id)).map((part) => (part ? textOf(part) : ''));
		return attribute(element, 'aria-label') ?? parts.join(' ');
	};
	return elements.flatMap((element) => {
		const role = attribute(element, 'role') ?? LANDMARKS[element.tagName];
		const isKnown = Object.values(LANDMARKS).includes(role ?? '');
		const inSection = isInSection(element);
		const isNone = /^(banner|contentinfo)$/.test(role ?? '') && inSection;
		const isAside = role === 'complementary' && inSection && !nameOf(element);
		return role && isKnown && !isNone && !isAside ? [{ role, name: nameOf(element) }] : [];
	});
}

function isInSection({ parentNode: parent }: Element): boolean {
	if (!parent || !('tagName' in parent)) return false;
	return SECTIONS.has(parent.tagName) || isInSection(parent);
}

function inlinePartsOf(document: DefaultTreeAdapterTypes.Document): string[] {
	const found: string[] = [];
	const visit = (node: DefaultTreeAdapterTypes.Node) => {
		if ('attrs' in node) {
			const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
			for (const name of attributes.keys())
				if (name === 'style' || /^on/.test(name)) found.push(`${name} attribute of ${node.tagName}`);
			if (node.tagName === 'style') found.push('style element');
			if (node.tagName === 'script' && !attributes.has('src') && !DATA.test(attributes.get('type') ?? '')) {
				const code = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
				found.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
			}
		}
		if ('content' in node) visit(node.content);
		if ('childNodes' in node) node.childNodes.forEach(visit);
	};
	visit(document);
	return found;
}
