import { parseFragment } from 'parse5';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { attribute, type Element, elementsIn, textOf } from '../../lib/html/html-tree.ts';

/** A built page, as its Markdown needs it. */
export interface ReadPage {
	/** Root-relative address. */
	path: string;
	title: string;
	description: string;
	/** Address under which search engines know the page. */
	canonical: string;
	/** Day of its last review, or on which its operation was tried: `2026-11-23`. */
	updated?: string | undefined;
	/** Version of Unleash that it was held against, such as `8.2.0`. */
	version?: string | undefined;
	/** First step of the way to it: the section that it belongs to. */
	section?: string | undefined;
	/** Search engines leave it out. */
	hidden: boolean;
	main: Element;
}

/**
 * Reads the built HTML of a page.
 *
 * @param path root-relative address of the page
 * @throws {BuildError} when the page lacks its canonical address, its description or its content
 */
export function readBuiltPage(html: string, path: string): ReadPage {
	const head = [...elementsIn(parseFragment(between(html, '<head>', '</head>', path)))];
	const content = parseFragment(`<main${between(html, '<main', '</main>', path)}</main>`);
	const main = elementsIn(content).next().value as Element;
	const meta = (key: 'name' | 'property', name: string) => {
		const found = head.find((element) => attribute(element, key) === name);
		return found && attribute(found, 'content');
	};
	const canonical = head.find((element) => attribute(element, 'rel') === 'canonical');
	const needed = (what: string, value: string | undefined): string => {
		if (value) return value;
		throw problem({
			where: path,
			found: `no ${what} in the head of the page`,
			expected: 'one on every page',
		});
	};
	return {
		path,
		title: needed('og:title', meta('property', 'og:title')),
		description: needed('description', meta('name', 'description')),
		canonical: needed('canonical link', canonical && attribute(canonical, 'href')),
		hidden: meta('name', 'robots')?.includes('noindex') ?? false,
		main,
		...reviewIn(html),
		section: sectionIn(html),
	};
}

/** What stands between two marks, of which the second is the last of its kind. */
function between(html: string, from: string, to: string, path: string): string {
	const [start, end] = [html.indexOf(from), html.lastIndexOf(to)];
	if (start >= 0 && end > start) return html.slice(start + from.length, end);
	throw problem({ where: path, found: `a page without ${from}`, expected: 'one on every page' });
}

/** Day and version of the review at the foot of the page, or of the trial of an operation. */
function reviewIn(html: string): Pick<ReadPage, 'updated' | 'version'> {
	const reviewed = elementsOf(/<p class="last-updated">.*?<\/p>/s, html);
	const times = [...reviewed, ...elementsOf(/<dl class="lead">.*?<\/dl>/s, html)].filter(
		({ tagName }) => tagName === 'time',
	);
	const [time] = times;
	return {
		version: reviewed[0] && /\d+(?:\.\d+)+/.exec(textOf(reviewed[0]))?.[0],
		updated: time && (attribute(time, 'datetime') ?? textOf(time)),
	};
}

/** The second of the breadcrumbs: the first leads home. */
function sectionIn(html: string): string | undefined {
	const crumbs = elementsOf(/<nav class="breadcrumbs".*?<\/nav>/s, html);
	const [, second] = crumbs.filter(({ tagName }) => tagName === 'li');
	return second && textOf(second);
}

/** The elements of one small part of a page. To look for them in the tree of a long page takes longer than to make it. */
function elementsOf(part: RegExp, html: string): Element[] {
	const found = part.exec(html)?.[0];
	return found === undefined ? [] : [...elementsIn(parseFragment(found))];
}
