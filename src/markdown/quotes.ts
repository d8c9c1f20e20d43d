/**
 * A text that is no Markdown, such as a title or a field of frontmatter, with the quotes and apostrophes that Markdown
 * gives to the rest of a page.
 */
export function realQuotes(text: string): string {
	return text
		.replaceAll(/(?<=\S)'/g, '’')
		.replaceAll("'", '‘')
		.replaceAll(/"([^"]*)"/g, '“$1”');
}
