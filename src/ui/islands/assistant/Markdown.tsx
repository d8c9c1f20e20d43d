import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { CITATION } from '../../../assistant/exchange.ts';
import { lexMarkdown } from '../../../assistant/lex-markdown.ts';
import type { Source } from '../../../assistant/provider.ts';
import type { AssistantTexts } from '../../../assistant/texts.ts';
import CodeBlock from './CodeBlock.tsx';
import SafeLink from './SafeLink.tsx';

export interface TextProps {
	markdown: string;
	/** What `[1]`, `[2]` and so on lead to. */
	sources: readonly Source[];
	texts: AssistantTexts;
}

/** What parts of a text need beside it. */
type Around = Omit<TextProps, 'markdown'>;

/**
 * Markdown that somebody else wrote, as elements: nothing of it becomes markup. HTML in it stays text, links lead to
 * the web or to this site only, pictures are links, so that nothing is loaded from where it says.
 */
export default function Markdown({ markdown, ...around }: TextProps) {
	return <div className="ask-text">{nodesOf(lexMarkdown(markdown), around)}</div>;
}

function nodesOf(tokens: readonly Token[], around: Around): ReactNode[] {
	// biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
	return tokens.map((token, at) => <Fragment key={at}>{nodeOf(token, around)}</Fragment>);
}

function nodeOf(token: Token, around: Around): ReactNode {
	const inside = () => nodesOf('tokens' in token && token.tokens ? token.tokens : [], around);
	switch (token.type) {
		case 'space':
		case 'def':
			return null;
		case 'paragraph':
			return <p>{inside()}</p>;
		case 'heading':
			return <p className="ask-heading">{inside()}</p>;
		case 'blockquote':
			return <blockquote>{inside()}</blockquote>;
		case 'code':
			return <CodeBlock code={token.text} texts={around.texts} />;
		case 'list':
			return listOf(token as Tokens.List, around);
		case 'table':
			return tableOf(token as Tokens.Table, around);
		case 'hr':
			return <hr />;
		case 'strong':
			return <strong>{inside()}</strong>;
		case 'em':
			return <em>{inside()}</em>;
		case 'del':
			return <del>{inside()}</del>;
		case 'codespan':
			return <code>{token.text}</code>;
		case 'br':
			return <br />;
		case 'link':
			return <SafeLink href={token.href}>{inside()}</SafeLink>;
		case 'image':
			return (
				<SafeLink href={token.href}>
					<span>{token.text || token.href}</span>
				</SafeLink>
			);
		case 'escape':
			return <span>{token.text}</span>;
		case 'text':
			return 'tokens' in token && token.tokens ? inside() : cited(token.raw, around.sources);
		default:
			return <span>{token.raw}</span>;
	}
}

function listOf({ ordered, start, items }: Tokens.List, around: Around): ReactNode {
	// biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
	const entries = items.map((item, at) => <li key={at}>{nodesOf(item.tokens, around)}</li>);
	return ordered ? <ol start={Number(start) || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

function tableOf({ header, rows }: Tokens.Table, around: Around): ReactNode {
	const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td') =>
		// biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
		row.map(({ tokens }, at) => <Cell key={at}>{nodesOf(tokens, around)}</Cell>);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
		<div className="ask-table" tabIndex={0}>
			<table>
				<thead>
					<tr>{cells(header, 'th')}</tr>
				</thead>
				<tbody>
					{rows.map((row, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
						<tr key={at}>{cells(row, 'td')}</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** Text with links for the numbers of sources, in elements: a translator replaces texts, and this text grows. */
function cited(text: string, sources: readonly Source[]): ReactNode {
	return text.split(CITATION).map((part, at) => {
		const source = at % 2 === 1 && sources[Number(part) - 1];
		const key = `${at}`;
		const shown = <span key={key}>{at % 2 === 1 ? `[${part}]` : part}</span>;
		if (!source) return shown;
		return (
			<SafeLink key={key} href={source.url} className="ask-cite">
				{shown}
			</SafeLink>
		);
	});
}
