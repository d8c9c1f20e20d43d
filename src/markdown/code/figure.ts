import { problem } from '../../lib/diagnostics/build-error.ts';
import { escapeAttribute, escapeText, tokensToHtml } from './html.ts';
import { type Parts, tokenizeAround } from './inside.ts';
import { type Language, languageOf, nameOfLanguage } from './languages.ts';
import { type Token, tokenize } from './tokens.ts';

/** Texts of a code block, from the i18n collection. */
export interface CodeTexts {
	/** Label of the button that copies. */
	copy: string;
	/** Label of that button once it has copied. */
	copied: string;
	/** What a block of shell commands is, in its title bar. */
	terminal: string;
	/** What a block of plain text is. */
	text: string;
}

/** The texts of code blocks, with the function that gives UI texts. */
export function codeTexts(t: (key: `code.${keyof CodeTexts}`) => string): CodeTexts {
	return {
		copy: t('code.copy'),
		copied: t('code.copied'),
		terminal: t('code.terminal'),
		text: t('code.text'),
	};
}

/** A code block to be shown. */
export interface CodeBlock extends Parts {
	code: string;
	language: Language;
	/** File name or other heading, shown as a tab. */
	title?: string | undefined;
	/** Whether it stands alone, as in a tab: it is then clear without a title what it is, and what its button copies. */
	isAlone?: boolean;
	/** Numbers of the lines to point out, counted from 1. */
	marks?: ReadonlySet<number>;
	/** Language of the lines, if the block is a diff. */
	diffLanguage?: string | undefined;
	/** File with the block, for errors. */
	where: string;
}

type LineTag = 'mark' | 'ins' | 'del' | undefined;

/**
 * The HTML of a code block: a figure with a tab for the title, the copy button and the coloured code. Lines that
 * are pointed out are `mark` elements, those of a diff `ins` and `del`; all others stand bare.
 *
 * @throws Error naming the file if a line is to be marked that the code does not have
 */
export async function codeFigure(block: CodeBlock, texts: CodeTexts): Promise<string> {
	const { language, title, marks = new Set(), where } = block;
	const code = block.code.replaceAll('\r\n', '\n').replace(/\n+$/, '');
	const count = code.split('\n').length;
	const beyond = [...marks].find((line) => line > count);
	if (beyond !== undefined) {
		throw problem({
			where,
			found: `a mark on line ${beyond} of a code block with ${count} lines`,
			expected: `a line from 1 to ${count}`,
		});
	}
	const { lines, tags } =
		language === 'diff'
			? await diffLines(code, languageOf(block.diffLanguage ?? 'text', where))
			: { lines: await tokenizeAround(code, language, block), tags: [] as LineTag[] };
	const html = linesToHtml(
		lines,
		lines.map((_, index) => tags[index] ?? (marks.has(index + 1) ? 'mark' : undefined)),
	);
	const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : '';
	const kind = title || block.isAlone ? '' : ` data-kind="${kindOf(language, texts)}"`;
	const name = title && !block.isAlone ? ` aria-label="${escapeAttribute(`${texts.copy}: ${title}`)}"` : '';
	return (
		`<figure class="code${language === 'diff' ? ' diff' : ''}"${kind}>${caption}` +
		`<button type="button" class="code-copy needs-script" data-done="${escapeAttribute(texts.copied)}"${name}>${escapeText(texts.copy)}</button>` +
		`<pre data-lang="${language}" translate="no"><code>${html}</code></pre></figure>`
	);
}

/** What stands in the title bar of a block without a title; its style writes it, so that it is no text of the page. */
function kindOf(language: Language, texts: CodeTexts): string {
	if (language === 'sh') return texts.terminal;
	if (language === 'text') return texts.text;
	return nameOfLanguage(language);
}

function linesToHtml(lines: readonly Token[][], tags: readonly LineTag[]): string {
	let html = '';
	let bare: Token[] = [];
	const flush = () => {
		html += tokensToHtml(bare);
		bare = [];
	};
	lines.forEach((line, index) => {
		const tag = tags[index];
		const end = index === lines.length - 1 ? '' : '\n';
		if (tag) {
			flush();
			html += `<${tag}>${tokensToHtml(line)}${end}</${tag}>`;
		} else bare.push(...line, { text: end, class: '' });
	});
	flush();
	return html;
}

/** Takes the marks off the lines of a diff, so that they are shown but not copied, and colours what is left. */
async function diffLines(code: string, language: Language): Promise<{ lines: Token[][]; tags: LineTag[] }> {
	const source = code.split('\n');
	const isHeader = (line: string) => /^(?:---|\+\+\+|@@|diff|index) /.test(line);
	const tags = source.map((line): LineTag => {
		if (isHeader(line)) return undefined;
		return line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : undefined;
	});
	const context = source.filter((line, index) => !tags[index] && !isHeader(line));
	const indented = context.every((line) => line === '' || line.startsWith(' '));
	const stripped = source.map((line, index) => {
		if (isHeader(line)) return '';
		return tags[index] || (indented && line.startsWith(' ')) ? line.slice(1) : line;
	});
	const lines = await tokenize(stripped.join('\n'), language);
	return {
		lines: source.map((line, index) =>
			isHeader(line) ? [{ text: line, class: 'c' }] : (lines[index] ?? []),
		),
		tags,
	};
}
