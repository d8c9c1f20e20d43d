import { parse } from 'parse5';
import { attribute, type Element, elementsIn, textOf } from '../../search/records/html.ts';

/** A link as readers meet it. */
export interface PageLink {
	href: string;
	/** What it says, or its accessible name where it shows no text. */
	text: string;
	/** The landmark it stands in, such as `content` or `navigation "Site"`. */
	where: string;
	/** Where its tags stand in the source of the page, as offsets of their start and end. */
	tags: readonly (readonly [from: number, to: number])[];
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

/** Reads a page as a browser without JavaScript does. */
export function scanPage(html: string): PageFacts {
	const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))];
	const having = (name: string, among = elements) =>
		among.flatMap((element) => attribute(element, name) ?? []);
	const links = elements.filter((element) => /^a(?:rea)?$/.test(element.tagName) && has(element, 'href'));
	const images = elements.filter(({ tagName }) => tagName === 'img');
	return {
		ids: having('id'),
		links: links.map(readLink),
		assets: elements.flatMap(assetsOf),
		bareImages: images
			.filter((image) => !['alt', 'width', 'height'].every((name) => has(image, name)))
			.map((image) => attribute(image, 'src') ?? ''),
		unsafeLinks: having('href', links.filter(isUnsafe)),
	};
}

function has(element: Element, name: string): boolean {
	return attribute(element, name) !== undefined;
}

function readLink(link: Element): PageLink {
	const { startTag, endTag } = link.sourceCodeLocation ?? {};
	return {
		href: attribute(link, 'href') ?? '',
		text: textOf(link) || (attribute(link, 'aria-label') ?? attribute(link, 'alt') ?? ''),
		where: landmarkOf(link),
		tags: [startTag, endTag].flatMap((tag) => (tag ? [[tag.startOffset, tag.endOffset] as const] : [])),
	};
}

function landmarkOf(element: Element): string {
	const { parentNode } = element;
	if (!parentNode || !('tagName' in parentNode)) return 'page';
	const landmark = LANDMARKS[parentNode.tagName];
	if (landmark === undefined) return landmarkOf(parentNode);
	const label = attribute(parentNode, 'aria-label');
	return label ? `${landmark} "${label}"` : landmark;
}

function isUnsafe(link: Element): boolean {
	const opens =
		attribute(link, 'target') === '_blank' && /^(?:https?:)?\/\//i.test(attribute(link, 'href') ?? '');
	return opens && !/\b(?:noopener|noreferrer)\b/i.test(attribute(link, 'rel') ?? '');
}

function assetsOf(element: Element): string[] {
	const loads =
		element.tagName === 'image' ||
		(element.tagName === 'link' && LOADING_RELATIONS.test(attribute(element, 'rel') ?? ''));
	const names = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];
	const candidates = attribute(element, 'srcset')?.split(/,\s+/) ?? [];
	return [
		...[...names, ...(loads ? ['href'] : [])].map((name) => attribute(element, name)),
		...candidates.map((candidate) => candidate.trim().split(/\s/)[0]),
	].flatMap((address) => (address && /^\/(?!\/)/.test(address) ? [address.replace(/[?#].*/, '')] : []));
}
