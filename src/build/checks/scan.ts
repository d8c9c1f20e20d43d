import { parseFragment } from 'parse5';
import { attribute, elementsIn, textOf } from '../../lib/html/html-tree.ts';

/** A link as readers meet it. */
export interface PageLink {
	href: string;
	/** What it says, or its accessible name where it shows no text. Made when asked for: few links are reported. */
	readonly text: string;
	/** The landmark it stands in, such as `content` or `navigation "Site"`. */
	where: string;
}

/** What the checks need to know of one page. */
export interface PageFacts {
	/** Every id, as often as it stands in the page. */
	ids: string[];
	links: PageLink[];
	/** Files of this site that the page loads: styles, scripts, images, icons. */
	assets: string[];
	/** Addresses of images that lack alt, width or height. */
	bareImages: string[];
	/** Addresses of other sites that open in a new window and can reach back into this one. */
	unsafeLinks: string[];
}

const LANDMARKS: Record<string, string> = {
	header: 'header',
	nav: 'navigation',
	main: 'content',
	aside: 'aside',
	footer: 'footer',
};
const LOADING_RELATIONS =
	/\b(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|alternate|sitemap)\b/i;
const LOADING = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];

/** A comment or a tag: whether it ends an element, its name, and its attributes. */
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
/** Attributes for which a tag is looked at. */
const TELLING = /\b(?:id|href|src|srcset|poster|component-url)\b/;
/** Elements in which no page is: tags in them are text, or wait for a script. */
const APART = new Set(['script', 'style', 'title', 'textarea', 'template']);

/**
 * Reads a page as a browser without JavaScript does, tag by tag. A tree of each page would take a tenth of a build;
 * `tests/site/links.test.ts` makes them, and compares.
 */
export function scanPage(html: string): PageFacts {
	const page: PageFacts = { ids: [], links: [], assets: [], bareImages: [], unsafeLinks: [] };
	const landmarks: { tag: string; name: string }[] = [];
	const tags = new RegExp(TAG);
	for (let match = tags.exec(html); match !== null; match = tags.exec(html)) {
		const [, end, tag, inside = ''] = match;
		if (tag === undefined) continue;
		const landmark = LANDMARKS[tag];
		if (end) {
			if (landmark) landmarks.splice(landmarks.findLastIndex((open) => open.tag === tag));
			continue;
		}
		if (landmark) {
			const label = attributesOf(inside).get('aria-label');
			landmarks.push({ tag, name: label ? `${landmark} "${label}"` : landmark });
		}
		if (APART.has(tag)) tags.lastIndex = endOf(tag, html, tags.lastIndex);
		if (tag !== 'img' && !TELLING.test(inside)) continue;
		const attributes = attributesOf(inside);
		const id = attributes.get('id');
		if (id !== undefined) page.ids.push(id);
		page.assets.push(...assetsOf(tag, attributes));
		if (tag === 'img' && !['alt', 'width', 'height'].every((name) => attributes.has(name))) {
			page.bareImages.push(attributes.get('src') ?? '');
		}
		const href = attributes.get('href');
		if (href === undefined || !/^a(?:rea)?$/.test(tag)) continue;
		const from = tags.lastIndex;
		page.links.push({
			href,
			where: landmarks.at(-1)?.name ?? 'page',
			get text() {
				const content = tag === 'a' ? html.slice(from, endOf(tag, html, from)) : '';
				return (
					textOf(parseFragment(content)) || (attributes.get('aria-label') ?? attributes.get('alt') ?? '')
				);
			},
		});
		if (isUnsafe(href, attributes)) page.unsafeLinks.push(href);
	}
	return page;
}

type Attributes = ReadonlyMap<string, string>;

function attributesOf(inside: string): Attributes {
	const attributes = new Map<string, string>();
	for (const [, name = '', double, single, bare] of inside.matchAll(ATTRIBUTE)) {
		attributes.set(name, decoded(double ?? single ?? bare ?? ''));
	}
	return attributes;
}

const known = new Map<string, string>();

/** A value without entities. The same addresses stand on many pages. */
function decoded(value: string): string {
	if (!value.includes('&')) return value;
	const text = known.get(value) ?? parsedValue(value);
	known.set(value, text);
	return text;
}

function parsedValue(value: string): string {
	const [element] = elementsIn(parseFragment(`<i title="${value.replaceAll('"', '&quot;')}">`));
	return (element && attribute(element, 'title')) ?? value;
}

/** Where the end tag of an element begins. */
function endOf(tag: string, html: string, from: number): number {
	const end = html.indexOf(`</${tag}`, from);
	return end < 0 ? html.length : end;
}

function isUnsafe(href: string, attributes: Attributes): boolean {
	const opens = attributes.get('target') === '_blank' && /^(?:https?:)?\/\//i.test(href);
	return opens && !/\b(?:noopener|noreferrer)\b/i.test(attributes.get('rel') ?? '');
}

function assetsOf(tag: string, attributes: Attributes): string[] {
	const loads = tag === 'image' || (tag === 'link' && LOADING_RELATIONS.test(attributes.get('rel') ?? ''));
	const candidates = attributes.get('srcset')?.split(/,\s+/) ?? [];
	return [
		...[...LOADING, ...(loads ? ['href'] : [])].map((name) => attributes.get(name)),
		...candidates.map((candidate) => candidate.trim().split(/\s/)[0]),
	].flatMap((address) => (address && /^\/(?!\/)/.test(address) ? [address.replace(/[?#].*/, '')] : []));
}
