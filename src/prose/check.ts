import { readFileSync } from 'node:fs';
import type { Problem } from '../lib/diagnostics/build-error.ts';
import { globFiles } from '../lib/files/file-paths.ts';
import { docsFolder } from '../lib/urls/page-routes.ts';
import { componentOf, nodesOf } from '../markdown/page-tree.ts';
import { passagesOfLines, passagesOfPage } from './passages.ts';
import { findIn, glossaryRules, type Rule, wordRules } from './rules.ts';

/** Pages that say what others, or older versions, call a thing. */
export const quotingPages: readonly string[] = ['api-overview.mdx', 'reference/whats-new-v4.mdx'];

/** Texts beside pages. What the server prints, and answers of servers, are not ours to word. */
const TEXTS = ['src/content/openapi/**/*.yaml', 'src/content/data/*.yaml', 'src/content/i18n/en.json'];
const VERBATIM = [
	'src/content/data/messages.yaml',
	'src/content/data/prose.yaml',
	'src/content/data/refusals.yaml',
];

/** How the texts of the site are written: their words and terms, and what blocks of code and images have to say. */
export function checkProse(root = '.'): Problem[] {
	const words = wordRules();
	const terms = glossaryRules();
	const read = (pattern: string) =>
		globFiles(pattern, root).map((file) => ({ file, source: readFileSync(`${root}/${file}`, 'utf8') }));
	return [
		...read(`${docsFolder}/**/*.{md,mdx}`).flatMap(({ file, source }) =>
			checkPage(file, source, { words, terms }),
		),
		...TEXTS.flatMap(read)
			.filter(({ file }) => !VERBATIM.includes(file))
			.flatMap(({ file, source }) => located(file, findIn(passagesOfLines(source), words))),
	];
}

/** How one page is written. */
export function checkPage(
	file: string,
	source: string,
	rules: { words: readonly Rule[]; terms: readonly Rule[] },
): Problem[] {
	const passages = passagesOfPage(source);
	const quotes = quotingPages.includes(file.slice(docsFolder.length + 1)) || /^kind: writers$/m.test(source);
	return [
		...located(file, findIn(passages, rules.words)),
		...(quotes
			? []
			: located(
					file,
					findIn(
						passages.filter(({ isOfReaders }) => !isOfReaders),
						rules.terms,
					),
				)),
		...checkBlocks(file, source),
	];
}

/** Blocks of code without a language, and images without the text and size that they need. */
function checkBlocks(file: string, source: string): Problem[] {
	return nodesOf(source).flatMap((node): Problem[] => {
		const where = `${file}:${node.position?.start.line ?? 1}`;
		if (node.type === 'code' && !node.lang) {
			const write = 'the language behind the fence, such as ```sh, or ```text where it is none';
			return [
				{ where, found: 'a block of code without a language', expected: 'one of a known language', write },
			];
		}
		if (node.type === 'image' && !node.alt) {
			const write = `![What the picture shows](${node.url})`;
			return [
				{ where, found: 'an image without a text', expected: 'what the picture shows, in words', write },
			];
		}
		const { name, props = {} } = componentOf(node) ?? {};
		const missing = name === 'img' ? ['alt', 'width', 'height'].filter((one) => !(one in props)) : [];
		return missing.map((one) => ({
			where,
			found: `<img> without ${one}`,
			expected: 'alt, width and height, so that the page does not move and everybody gets the picture',
			write: one === 'alt' ? 'alt="What the picture shows", or alt="" for an ornament' : `${one} in pixels`,
		}));
	});
}

function located(file: string, finds: ReturnType<typeof findIn>): Problem[] {
	return finds.map(({ line, ...find }) => ({ where: `${file}:${line}`, ...find }));
}
