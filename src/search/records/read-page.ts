import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { problem } from '../../lib/diagnostics/build-error.ts';
import {
	attribute,
	cellsOf,
	collapse,
	type Element,
	elementsIn,
	hasClass,
	headingOf,
	piece,
	speaks,
	textOf,
} from '../../lib/html/html-tree.ts';
import { languages } from '../../lib/languages.ts';
import { placeOf } from '../../lib/urls/places.ts';
import type { PageFacts } from './facts.ts';
import type { PageGroup, SearchPage, Section } from './record.ts';

const HEADING = /^h([2-6])$/;
const TITLE_OR_HEADING = /^h[1-6]$/;
const DEEPEST = 6;
/** Id of the list at the end of a page: its links name other pages, which search finds by themselves. */
const NEXT_STEPS = 'next-steps';
/** Pages that say of one language or framework what guides say of all. */
const FOR_LANGUAGES = /^\/(?:reference\/sdks\/|feature-flag-tutorials\/(?!use-cases\/))/;

/**
 * Reads what the index needs from the built HTML of a page.
 *
 * @param url root-relative address of the page
 * @param facts what its frontmatter says about search
 * @returns nothing for pages that opt out of search: they lack the mark that Starlight gives all others
 * @throws {BuildError} when a page has no title or no content
 */
export function readPage(html: string, url: string, facts?: PageFacts): SearchPage | undefined {
	const elements = [...elementsIn(parse(withoutFrame(html)))];
	const meta = (name: string) => {
		const found = elements.find((el) => el.tagName === 'meta' && attribute(el, 'name') === name);
		return found && attribute(found, 'content');
	};
	const main = elements.find(({ tagName }) => tagName === 'main');
	const title = main && [...elementsIn(main)].find(({ tagName }) => tagName === 'h1');
	if (!main || !title) {
		throw problem({
			where: url,
			found: `a page without ${main ? 'h1' : 'main'}, which search cannot read`,
			expected: 'one main with one h1',
		});
	}
	if (attribute(main, 'data-pagefind-body') === undefined) return undefined;
	const crumb = [...elementsIn(main)].find((el) => hasClass(el, 'breadcrumbs'));
	const [, section] = crumb ? [...elementsIn(crumb)].filter(({ tagName }) => tagName === 'li') : [];
	const root = elements.find(({ tagName }) => tagName === 'html');
	const { page, version } = placeOf(url);
	return {
		url,
		title: textOf(title),
		description: meta('description') ?? '',
		category: section ? textOf(section) : 'Documentation',
		group: groupOf(page, facts),
		language: (root && attribute(root, 'lang')) ?? languages[0].code,
		version: version.name,
		keywords: facts?.keywords ?? [],
		questions: facts?.questions ?? [],
		messages: facts?.messages ?? [],
		asked: facts?.asked ?? [],
		rank: facts?.rank ?? 'normal',
		sections: readSections(main),
	};
}

/** A page without what stands around its content: sidebars are as large as many texts. */
function withoutFrame(html: string): string {
	const [head, start, end] = [html.indexOf('</head>'), html.indexOf('<main'), html.lastIndexOf('</main>')];
	return head < 0 || start < head || end < start ? html : html.slice(0, head) + html.slice(start, end);
}

function groupOf(path: string, facts: PageFacts | undefined): PageGroup {
	if (facts?.dated || path.startsWith('/reference/api/legacy/')) return 'legacy';
	if (path.startsWith('/reference/api/')) return 'api';
	if (FOR_LANGUAGES.test(path)) return 'language';
	return path === '/contributing' || path.startsWith('/contributing/') ? 'contributing' : 'guide';
}

/**
 * Cuts a page at its headings. Text before the first heading belongs to the page itself. Rows of tables with an id of
 * their own, as settings, events and permissions have, are sections with their first cell as heading.
 */
function readSections(main: Element): Section[] {
	const sections: Section[] = [{ anchor: '', level: 1, headings: [], text: '' }];
	const path: { level: number; text: string }[] = [];
	let section = sections[0] as Section;
	const row = (node: Element, anchor: string): void => {
		const [name, ...cells] = node.childNodes.filter((cell) => tree.isElementNode(cell));
		const headings = [...path.map(({ text }) => text), name ? headingOf(name) : ''];
		const level = Math.min((path.at(-1)?.level ?? 1) + 1, DEEPEST);
		sections.push({ anchor, level, headings, text: cellsOf(cells), row: true });
	};
	const walk = (node: DefaultTreeAdapterTypes.ChildNode): void => {
		if (!tree.isElementNode(node)) {
			section.text += piece(node);
			return;
		}
		if (!speaks(node) || hasClass(node, 'contents') || hasClass(node, 'lead') || node.tagName === 'h1')
			return;
		const level = Number(HEADING.exec(node.tagName)?.[1]);
		const anchor = attribute(node, 'id');
		if (level && anchor !== undefined) {
			while ((path.at(-1)?.level ?? 0) >= level) path.pop();
			path.push({ level, text: headingOf(node) });
			section = { anchor, level, headings: path.map(({ text }) => text), text: '' };
			sections.push(section);
		} else if (node.tagName === 'tr' && anchor !== undefined) {
			row(node, anchor);
		} else if (elementsIn(node).some(isCut)) {
			node.childNodes.forEach(walk);
		} else {
			section.text += piece(node);
		}
	};
	main.childNodes.forEach(walk);
	return sections
		.map((section) => ({ ...section, text: collapse(section.text) }))
		.filter(({ anchor, text }) => (anchor || text) && anchor !== NEXT_STEPS);
}

/** Whether a section starts at an element. */
function isCut(element: Element): boolean {
	const isRow = element.tagName === 'tr' && attribute(element, 'id') !== undefined;
	return isRow || TITLE_OR_HEADING.test(element.tagName);
}
