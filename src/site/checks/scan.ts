import { decodeEntities } from './entities.ts';

/** A link as readers meet it. */
export interface PageLink {
	href: string;
	/** What it says, or its accessible name where it shows no text. */
	text: string;
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
	/** Whether the page does nothing but lead to another one. */
	leadsOn: boolean;
}

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)([^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements whose content is text, whatever it looks like. */
const RAW = new Set(['script', 'style', 'textarea', 'title']);
const LANDMARKS: Record<string, string> = {
	header: 'header',
	nav: 'navigation',
	main: 'content',
	aside: 'aside',
	footer: 'footer',
};
const LOADING_RELATIONS =
	/\b(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|alternate|sitemap)\b/i;

type Attributes = Map<string, string>;
/** A link whose text is still being read, with its name for the case that it shows none. */
type OpenLink = PageLink & { label: string };

/**
 * Reads a page in one pass. It understands the HTML that the build writes, where attributes are quoted and
 * elements closed; it is no parser for the HTML of strangers.
 */
export function scanPage(html: string): PageFacts {
	const facts: PageFacts = {
		ids: [],
		links: [],
		assets: [],
		bareImages: [],
		unsafeLinks: [],
		leadsOn: false,
	};
	const landmarks: string[] = [];
	let link: OpenLink | undefined;
	let textFrom = 0;
	TAG.lastIndex = 0;
	for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
		const [, closing, rawName, rawAttributes = ''] = match;
		if (link) link.text += html.slice(textFrom, match.index);
		textFrom = TAG.lastIndex;
		if (!rawName) continue;
		const name = rawName.toLowerCase();
		if (closing) {
			if (name === 'a' && link) link = finish(link);
			else if (name in LANDMARKS) landmarks.pop();
			continue;
		}
		const attributes = attributesOf(rawAttributes);
		const id = attributes.get('id');
		if (id !== undefined) facts.ids.push(id);
		if (name in LANDMARKS) landmarks.push(landmarkName(name, attributes));
		const href = attributes.get('href');
		if ((name === 'a' || name === 'area') && href !== undefined) {
			const label = attributes.get('aria-label') ?? attributes.get('alt') ?? '';
			const found = { href, text: '', label, where: landmarks.at(-1) ?? 'page' };
			facts.links.push(found);
			if (name === 'a') link = found;
			else found.text = label;
			if (isUnsafe(href, attributes)) facts.unsafeLinks.push(href);
		}
		noteAssets(facts, name, attributes);
		if (name === 'img') {
			const bare = ['alt', 'width', 'height'].some((attribute) => !attributes.has(attribute));
			if (bare) facts.bareImages.push(attributes.get('src') ?? '');
			if (link) link.label ||= attributes.get('alt') ?? '';
		}
		if (RAW.has(name)) {
			textFrom = TAG.lastIndex = endOfRaw(html, TAG.lastIndex, name);
		}
	}
	return facts;
}

function attributesOf(source: string): Attributes {
	const attributes: Attributes = new Map();
	if (source.length < 2) return attributes;
	for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
		const key = name.toLowerCase();
		if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
	}
	return attributes;
}

function endOfRaw(html: string, from: number, name: string): number {
	const end = html.indexOf(`</${name}`, from);
	return end < 0 ? html.length : end;
}

function landmarkName(name: string, attributes: Attributes): string {
	const label = attributes.get('aria-label');
	return label ? `${LANDMARKS[name]} "${label}"` : (LANDMARKS[name] ?? name);
}

function finish(link: OpenLink): undefined {
	link.text = decodeEntities(link.text).replace(/\s+/g, ' ').trim() || link.label;
	return undefined;
}

function isUnsafe(href: string, attributes: Attributes): boolean {
	const opens = attributes.get('target') === '_blank' && /^(?:https?:)?\/\//i.test(href);
	return opens && !/\b(?:noopener|noreferrer)\b/i.test(attributes.get('rel') ?? '');
}

function noteAssets(facts: PageFacts, name: string, attributes: Attributes): void {
	const note = (address: string | undefined) => {
		if (address && /^\/(?!\/)/.test(address)) facts.assets.push(address.replace(/[?#].*/, ''));
	};
	const href = attributes.get('href');
	if (name === 'link' && LOADING_RELATIONS.test(attributes.get('rel') ?? '')) note(href);
	if (name === 'image') note(href);
	if (name === 'meta' && attributes.get('name') === 'generator') {
		facts.leadsOn ||= attributes.get('content') === 'redirect';
	}
	if (name === 'astro-island') {
		for (const key of ['component-url', 'renderer-url', 'before-hydration-url']) note(attributes.get(key));
	}
	for (const key of ['src', 'poster']) note(attributes.get(key));
	for (const candidate of attributes.get('srcset')?.split(/,\s+/) ?? [])
		note(candidate.trim().split(/\s/)[0]);
}
