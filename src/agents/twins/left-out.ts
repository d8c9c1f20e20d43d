import { attribute, type Element } from '../../lib/html/html-tree.ts';
import { classesOf } from './nodes.ts';

/** Elements that a reader of text has no use for: controls, scripts, and ways to other pages. */
const TAGS = new Set([
	'astro-island',
	'button',
	'form',
	'input',
	'nav',
	'restore-tabs',
	'script',
	'search',
	'source',
	'style',
	'template',
	'wbr',
]);

/** Classes of elements that are no content: what needs a script, stands twice, or belongs to a control. */
const CLASSES = new Set([
	'contents',
	'courses',
	'dark',
	'feedback',
	'icon',
	'needs-script',
	'page-menu',
	'page-meta',
	'search-field',
	'term-definition',
	'verdict',
	'video-note',
	'without-script',
]);

/** Whether an element of the built HTML is left out of the Markdown of its page. */
export function isLeftOut(element: Element): boolean {
	if (TAGS.has(element.tagName)) return true;
	if (attribute(element, 'class') === undefined) return false;
	const classes = classesOf(element);
	return (
		classes.some((name) => CLASSES.has(name)) || (element.tagName === 'legend' && classes.includes('sr-only'))
	);
}
