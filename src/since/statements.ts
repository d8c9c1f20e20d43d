import { fullVersion } from './versions.ts';

/** A place of a text that says since when, or until when, something is there. */
export interface Statement {
	line: number;
	/** The version in full. */
	version: string;
	/** The words that say so. */
	words: string;
	/** The whole line. */
	text: string;
}

const VERSION = String.raw`(?<version>\d{1,2}\.\d{1,2}(?:\.\d{1,3})?)(?![\d%]|\.\d)`;
const NAMES = '(?:(?:Unleash|Unleash Edge|Edge|Enterprise|the|version|versions|release|server|servers) )*';

/** What says a version: the words before it, and those after it. */
const FORMS: readonly [before: string, after: string][] = [
	['since ', ''],
	['(?<!month )(?:before|until|older than) ', ''],
	['(?:removed|gone|renamed|deprecated|introduced|added|came|new) (?:in|with) ', ''],
	['from ', ' on'],
	['', String.raw`\+(?!\w)`],
	['', ' (?:and|or) (?:later|newer|earlier)'],
	['needs? (?:a )?(?:server )?', ' (?:and|or) later'],
];

const patterns = FORMS.map(([before, after]) => {
	const start = before && `\\b${before}${NAMES}`;
	return new RegExp(`${start}(?<![\\w./-])${VERSION}${after}`, 'gi');
});
/** A cell of a table that is a version, as in a column with the title Since. */
const CELL = new RegExp(String.raw`(?<=\| )(?=[3-9]\.)${VERSION}(?:, API only)?(?= \|)`, 'g');
/**
 * The head of a column of measures: a unit stands behind its comma or in its brackets. A cell with three
 * numbers is a version all the same.
 */
const MEASURE = /(?:, |\()(?:[munµ]?s|min|h|%|[kKMGT]i?B|bytes|px|CPUs?|vCPUs?)\)?$/;
const FIELD = new RegExp(`^ {2}(?:since|until|edge): '?${VERSION}`, 'g');
const ATTRIBUTE = new RegExp(String.raw`\b(?:since|until|edge)="${VERSION}"`, 'g');

/** Programs of others, and SDKs: their versions are not those of the server, of Edge or of the provider. */
const OTHERS =
	/(?:Node(?:\.js)?|Python|Go|Ruby|Rails|Rust|Maven|Flutter|Dart|Vue|nginx|PHP|Java|JDK|\.NET|iOS|macOS|Android|Terraform|TLS|PostgreSQL|Jira|Keycloak|Cargo|Safari|Proxy|SDK|specification|Data Center|Firefox|starter)(?:, version)? (?:since )?$/;

/** Every statement of a page or of a data file. Code is left out. */
export function statementsIn(source: string): Statement[] {
	const text = source
		.replaceAll(/(?<=\])\([^()\n]*\)/g, '')
		.replaceAll(/^( *)(```+).*?^\1\2/gms, (code) => code.replaceAll(/[^\n]/g, ''));
	const inFrontmatter = text.startsWith('---\n') ? text.indexOf('\n---\n', 3) : -1;
	let offset = 0;
	let heads: string[] = [];
	return text.split('\n').flatMap((line, index, lines) => {
		heads = headsAt(lines, index, heads);
		const isField = offset < inFrontmatter;
		offset += line.length + 1;
		const found = new Map<number, Statement>();
		for (const pattern of isField ? [FIELD] : [...patterns, CELL, ATTRIBUTE]) {
			for (const match of line.matchAll(pattern)) {
				const version = match.groups?.['version'] ?? '';
				const at = match.index + match[0].indexOf(version);
				if (isOfOthers(line, at) || (pattern === CELL && isMeasure(version, line, at, heads))) continue;
				found.set(at, { line: index + 1, version: fullVersion(version), words: match[0], text: line });
			}
		}
		return [...found.values()];
	});
}

/** Whether the version at this place of a line is that of another program: the word before it, or the row's first cell, says. */
function isOfOthers(line: string, at: number): boolean {
	const before = line.slice(0, at).replaceAll(/[[\]]/g, '');
	const [, row = ''] = /^\| ([^|]*) \|/.exec(before) ?? [];
	return OTHERS.test(before) || OTHERS.test(`${row} `);
}

/** The heads of the table that this line belongs to, from those of the line before. */
function headsAt(lines: readonly string[], index: number, before: string[]): string[] {
	const line = lines[index] ?? '';
	if (!line.startsWith('|')) return [];
	return /^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '') ? cellsOf(line) : before;
}

/** Whether a cell that looks like a short version is a number with a unit, which the head of its column names. */
function isMeasure(version: string, line: string, at: number, heads: readonly string[]): boolean {
	const column = cellsOf(line.slice(0, at)).length - 1;
	return version.split('.').length === 2 && MEASURE.test(heads[column] ?? '');
}

/** Texts of the cells of a row; the last one may be open. A bar behind a backslash is text. */
function cellsOf(row: string): string[] {
	return row
		.replace(/^\| ?/, '')
		.replace(/ ?\|$/, '')
		.split(/(?<!\\)\|/)
		.map((cell) => cell.trim());
}
