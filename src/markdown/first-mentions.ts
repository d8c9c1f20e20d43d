import type { HastContent, HastPluginDefinition } from 'satteri';
import { pathFromRoot } from '../lib/files/file-paths.ts';
import type { Facts } from '../schemas/data/index.ts';

/** A term that is looked for in the text of a page. */
interface Wanted {
	definition: string;
	page: string;
	/** The term as a word of its own, also in the plural. */
	words: RegExp;
}

/**
 * Makes the first mention of each term of the glossary a link with its definition, as `<Term>` does: in paragraphs
 * only, and not on a page that explains the term, links to its page or has a `<Term>` of it. Words that also have an
 * everyday sense (`common`) are left to the writer.
 *
 * @param pageOf address of the page of a file; undefined for what is no page of the documentation
 */
export function firstMentions(
	glossary: Facts<'glossary'>,
	pageOf: (file: string) => string | undefined,
): HastPluginDefinition {
	const terms = Object.entries(glossary).flatMap(([id, { term, definition, page, common }]) =>
		common ? [] : [{ id, definition, page, words: new RegExp(`(?<![\\w-])${term}s?(?![\\w-])`, 'i') }],
	);
	const wantedIn = new WeakMap<object, Set<Wanted>>();
	return {
		name: 'first-mentions',
		element: {
			filter: ['p'],
			visit(node, ctx) {
				const wanted = wantedIn.get(ctx.data) ?? wantedBy(ctx.source, ctx.fileURL);
				wantedIn.set(ctx.data, wanted);
				for (const child of node.children) {
					if (child.type !== 'text') continue;
					const parts = withMentions(child.value, wanted);
					if (parts.length > 1) ctx.replaceNode(child, parts);
				}
			},
		},
	};

	function wantedBy(source: string, fileURL: URL | undefined): Set<Wanted> {
		const own = fileURL && pageOf(pathFromRoot(fileURL));
		if (own === undefined) return new Set();
		return new Set(
			terms.filter(({ id, page }) => {
				const linked = new RegExp(`[("'[ ]${page}(?![\\w/-])`);
				return own !== page && !linked.test(source) && !source.includes(`<Term id="${id}"`);
			}),
		);
	}
}

/** A text with its first mentions as links; their terms are no longer wanted. */
function withMentions(text: string, wanted: Set<Wanted>): HastContent[] {
	const found = [...wanted]
		.flatMap((term) => {
			const match = term.words.exec(text);
			return match ? [{ term, start: match.index, words: match[0] }] : [];
		})
		.sort((a, b) => a.start - b.start || b.words.length - a.words.length);
	const [first] = found;
	if (!first) return [{ type: 'text', value: text }];
	wanted.delete(first.term);
	const { term, start, words } = first;
	return [
		{ type: 'text', value: text.slice(0, start) },
		mention(words, term),
		...withMentions(text.slice(start + words.length), wanted),
	];
}

function mention(words: string, { definition, page }: Wanted): HastContent {
	return {
		type: 'element',
		tagName: 'a',
		properties: { class: 'term', href: page },
		children: [
			{ type: 'text', value: words },
			{
				type: 'element',
				tagName: 'span',
				properties: { class: 'term-definition', role: 'note', 'data-search': 'skip' },
				children: [{ type: 'text', value: definition }],
			},
		],
	};
}
