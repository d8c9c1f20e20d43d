import { markdownToHtml } from 'satteri';
import { apiPath } from '../lib/urls/urls.ts';
import { loadReference } from './model/source.ts';
import type { Reference } from './model/types.ts';

const known = new Map<string, string>();
let operations = new Map<string, string>();
let made: Reference | undefined;

/** Markdown of the contract as HTML: operations that it names as code become links. Nothing gives nothing. */
export function proseToHtml(markdown: string | undefined): string {
	if (!markdown?.trim()) return '';
	learnOperations();
	let html = known.get(markdown);
	if (html === undefined) {
		({ html } = markdownToHtml(markdown, {
			features: { smartPunctuation: { dashes: false, ellipses: false } },
		}));
		html = linkOperations(html.replaceAll(/>\n+</g, '><').trim());
		known.set(markdown, html);
	}
	return html;
}

/** Names that are words of their own, such as `login`, are no links: they also stand for values. */
function linkOperations(html: string): string {
	return html.replaceAll(/<code>([a-z]+[A-Z]\w*)<\/code>(?!<\/a>)/g, (code, id: string) => {
		const slug = operations.get(id);
		return slug === undefined ? code : `<a href="${apiPath(slug)}">${code}</a>`;
	});
}

function learnOperations(): void {
	const reference = loadReference();
	if (reference === made) return;
	made = reference;
	operations = new Map(reference.operations.map(({ operationId, slug }) => [operationId, slug]));
	known.clear();
}

/** Markdown as plain text on one line. */
export function proseToText(markdown: string | undefined): string {
	return proseToHtml(markdown)
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(
			/&(lt|gt|quot|amp);/g,
			(_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '',
		)
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/ ([.,;:)])/g, '$1')
		.trim();
}
