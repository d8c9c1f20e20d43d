import type { MdastNode } from 'satteri';

/** A typed version that says since when, or until when, something is there. */
export interface Statement {
	line: number;
	column: number;
	/** The version as it's written. */
	version: string;
	/** The words that say so. */
	words: string;
	/** Whether the words name the product that has the version. */
	isNamed: boolean;
}

const VERSION = String.raw`(?<version>\d{1,2}\.\d{1,2}(?:\.\d{1,3})?)(?![\d%]|\.\d)`;
const PRODUCT = /\b(?:Unleash|Edge|servers?|provider)\b/i;
const NAMES = String.raw`(?<names>(?:(?:Unleash|Enterprise|Edge|the|servers?|provider|versions?|releases?)\s)*)`;

/** What makes a version a statement: the words before it, and those after it. */
const FORMS: readonly [before: string, after: string][] = [
	['since ', ''],
	['(?<!month )(?:before|until) ', ''],
	['(?:older|newer|earlier|later) than ', ''],
	['up to ', ''],
	['from ', String.raw`(?!\s(?:to|over|through)\s)`],
	['(?:removed|gone|renamed|deprecated|introduced|added|came|ended|new|available) (?:in|with) ', ''],
	['(?:needs?|requires?) ', ''],
	['', String.raw`\+(?!\w)`],
	['', String.raw`\s(?:and|or) (?:later|newer|earlier|older)`],
	['', String.raw`\sonwards?`],
];

const patterns = FORMS.map(
	([before, after]) =>
		new RegExp(`(?<![\\w./-])${before.replaceAll(' ', String.raw`\s`)}${NAMES}${VERSION}${after}`, 'gi'),
);
/** A cell of a table that is a version, as in a column with the title Since. */
const CELL = new RegExp(`^(?<names>)(?=[3-9]\\.)${VERSION}(?:, API only)?$`, 'g');
/**
 * The head of a column of measures: a unit stands behind its comma or in its brackets. A cell with three
 * numbers is a version all the same.
 */
const MEASURE = /(?:, |\()(?:[munµ]?s|min|h|%|[kKMGT]i?B|bytes|px|CPUs?|vCPUs?)\)?$/;

/** Programs of others, and SDKs: their versions are not those of the server, of Edge or of the provider. */
const OTHERS =
	/(?:Node(?:\.js)?|Python|Go|Ruby|Rails|Rust|Maven|Flutter|Dart|Vue|nginx|PHP|Java|JDK|\.NET|iOS|macOS|Android|Terraform|TLS|PostgreSQL|Jira|Keycloak|Cargo|Safari|Proxy|SDK|specification|Data Center|Firefox|starter)(?:, version)?\s?$/;

/** Stands for what isn't running text: code, components, and pictures. */
const LEFT_OUT = '\uFFFC';

/** Every statement in the running text of a page, from its nodes. */
export function statementsIn(nodes: readonly MdastNode[]): Statement[] {
	return nodes.flatMap((node) => {
		if (node.type === 'paragraph' || node.type === 'heading') return statementsOf(node);
		if (node.type !== 'table') return [];
		const [heads, ...rows] = node.children;
		return rows.flatMap((row) =>
			row.children.flatMap((cell, column) => {
				const [first] = row.children;
				const head = heads?.children[column];
				return statementsOf(cell, first && textOf(first), head && textOf(head));
			}),
		);
	});
}

/** The statements of a block, or of a cell with the first cell of its row and the head of its column. */
function statementsOf(block: MdastNode, row = '', head?: string): Statement[] {
	const text = textOf(block);
	const found = new Map<number, Statement>();
	for (const pattern of head === undefined ? patterns : [...patterns, CELL]) {
		for (const match of text.matchAll(pattern)) {
			const { version = '', names = '' } = match.groups ?? {};
			const at = text.indexOf(version, match.index);
			if (OTHERS.test(text.slice(0, match.index)) || OTHERS.test(row)) continue;
			if (pattern === CELL && version.split('.').length === 2 && MEASURE.test(head ?? '')) continue;
			const known = found.get(at);
			const words = match[0].trim();
			if (known && known.words.length >= words.length) continue;
			found.set(at, { ...placeOf(block, text, at), version, words, isNamed: PRODUCT.test(names) });
		}
	}
	return [...found.values()];
}

/** Where a place of a block's text is in the file. Its column is that of the block, as code and links take more room there. */
function placeOf({ position }: MdastNode, text: string, at: number): { line: number; column: number } {
	const lines = text.slice(0, at).split('\n').length - 1;
	const { line = 1, column = 1 } = position?.start ?? {};
	return { line: line + lines, column: lines > 0 ? 1 : column };
}

function textOf(node: MdastNode): string {
	if (node.type === 'text') return node.value;
	if (node.type === 'break') return '\n';
	return 'children' in node && node.children.length > 0
		? node.children.map((child) => textOf(child as MdastNode)).join('')
		: LEFT_OUT;
}
