import { markdownToHtml } from 'satteri';

const known = new Map<string, string>();

/** Markdown of the contract as HTML. Nothing gives nothing. */
export function proseToHtml(markdown: string | undefined): string {
	if (!markdown?.trim()) return '';
	let html = known.get(markdown);
	if (html === undefined) {
		({ html } = markdownToHtml(markdown));
		html = html.replaceAll(/>\n+</g, '><').trim();
		known.set(markdown, html);
	}
	return html;
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
