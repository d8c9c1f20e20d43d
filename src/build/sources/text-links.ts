import type { SourceLink } from './read-page.ts';

/** Links in data: Markdown in texts, and fields that name a page, with the label right before it. */
const IN_DATA = [
	/\[(?<text>[^\][]*)\]\((?<href>\/[^)\s]*)\)/g,
	/(?:\b(?:label|term): ['"]?(?<text>[^'",{}\n]*)['"]?,\s*)?\b(?<field>page|href|under|home): ['"]?(?<href>\/[^\s'",}]*)/g,
];

/** Keys of the phrases that readers search for, in `src/content/data/asked`. */
const KEYS = /^(?<href>\/[^\s:]*):$/gm;

/** Fields of frontmatter and of the API contract that name pages, with their lists. */
const FIELDS = /^ *(?<field>related|supersededBy|(?:x-)?concepts):.*(?:\n *- .*)*/gm;

/** Links to pages in a data file, of YAML or TypeScript. */
export function linksInData(file: string, text: string): SourceLink[] {
	const patterns = file.includes('/asked/') ? [KEYS] : IN_DATA;
	const links = patterns.flatMap((pattern) =>
		[...text.matchAll(pattern)].map(({ 0: all, index, groups = {} }) => {
			const { href = '', text: label, field = 'key' } = groups;
			return linkAt(text, index + all.lastIndexOf(href), href, label ?? field);
		}),
	);
	return [...links, ...linksInFields(text)];
}

/** Links to pages in fields of YAML that hold nothing else. */
export function linksInFields(yaml: string): SourceLink[] {
	return [...yaml.matchAll(FIELDS)].flatMap(({ 0: all, index, groups = {} }) =>
		[...all.matchAll(/(?<![^\s['"])\/[\w./-]+(?:#[\w-]+)?/g)].map((path) =>
			linkAt(yaml, index + path.index, path[0], groups['field'] ?? ''),
		),
	);
}

function linkAt(text: string, offset: number, href: string, label: string): SourceLink {
	const before = text.slice(0, offset).split('\n');
	return {
		href,
		text: label,
		where: 'page',
		line: before.length,
		column: (before.at(-1)?.length ?? 0) + 1,
	};
}
