import type { MdastNode } from 'satteri';
import type { Problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { nodesOf } from '../../markdown/page-tree.ts';
import type { Facts } from '../../schemas/data/index.ts';
import { referencesIn, statedVersions } from './stated.ts';
import { type Statement, statementsIn } from './statements.ts';
import { fullVersion, shownVersion } from './versions.ts';

/** The table of `src/content/data/since.yaml`. */
export type SinceTable = Facts<'since'>;

const TABLE = 'src/content/data/since.yaml';

/** Pages that show how pages are written. */
const UNCHECKED = /^writing\//;

/** Decisions of others, SDKs, and programs of readers have versions of their own. The server, Edge and the provider are named there. */
const OTHER = /^(?:contributing\/ADRs|reference\/sdks|feature-flag-tutorials)\//;

/** A mistake in what a page says about versions. */
export interface VersionProblem {
	line: number;
	column: number;
	found: string;
	expected: string;
	write: string;
}

/**
 * Finds versions that a page types instead of referring to an entry, references to entries that don't exist, and versions
 * of fields that no entry of the page has.
 *
 * @param page its path below src/content/docs, without the ending
 * @param source its text
 */
export function versionProblems(table: SinceTable, page: string, source: string): VersionProblem[] {
	if (UNCHECKED.test(page)) return [];
	const nodes = nodesOf(source);
	const statements = statementsIn(nodes).filter(({ isNamed }) => isNamed || !OTHER.test(page));
	const unknown = referencesIn(nodes).filter(({ of }) => !Object.hasOwn(table, of));
	return [
		...statements.map((statement) => bareVersion(table, statement)),
		...unknown.map(({ line, name, of }) => {
			const { where, ...problem } = unknownEntry(table, name, of);
			const { found, expected = '', write = `an entry in ${where} with its proof` } = problem;
			return { line, column: 1, found, expected, write };
		}),
		...unprovenVersions(table, page, nodes),
	];
}

/** What's wrong with a key that the table lacks. */
export function unknownEntry(table: SinceTable, component: string, key: string): Problem {
	const meant = nearest(key, Object.keys(table));
	return {
		where: TABLE,
		found: key === '' ? `<${component} /> without \`of\`` : `<${component} of="${key}" />`,
		expected: 'the key of an entry',
		write: meant && `<${component} of="${meant}" />`,
	};
}

/**
 * Finds entries that nothing uses, and what entries name although it doesn't state their version.
 *
 * @param sources text of every page, by its path below src/content/docs
 * @param dataOf text of another file, by the name that entries use; nothing if it doesn't exist
 */
export function unusedEntries(
	table: SinceTable,
	sources: ReadonlyMap<string, string>,
	dataOf: (name: string) => string | undefined,
): Problem[] {
	const nodesOfPages = new Map([...sources].map(([page, source]) => [page, nodesOf(source)]));
	const referred = new Set([...nodesOfPages.values()].flatMap(referencesIn).map(({ of }) => of));
	return Object.entries(table).flatMap(([key, { version, pages, data }]) => {
		const where = `${TABLE}  ${key}`;
		const shown = shownVersion(version);
		if (pages.length + data.length === 0 && !referred.has(key)) {
			return [{ where, found: 'no use', expected: `<Since of="${key}" /> on a page`, write: 'remove it' }];
		}
		const states = (page: string) =>
			statedVersions(nodesOfPages.get(page) ?? []).some((one) => fullVersion(one.version) === version);
		const has = (file: string) => new RegExp(`['" ]${RegExp.escape(shown)}['" ]?`).test(dataOf(file) ?? '');
		return [
			...pages.filter((page) => !states(page)).map((page) => ({ found: `pages: ${page}` })),
			...data.filter((file) => !has(file)).map((file) => ({ found: `data: ${file}` })),
		].map(({ found }) => ({
			where,
			found,
			expected: `${shown} in a field of it`,
			write: 'the version there, or take the name out of the entry',
		}));
	});
}

function bareVersion(table: SinceTable, { line, column, version, words }: Statement): VersionProblem {
	const component = /renamed/i.test(words)
		? 'Renamed'
		: /before|until|up to|older|earlier|removed|gone|ended/i.test(words)
			? 'Until'
			: 'Since';
	const known = Object.keys(table).filter((key) => table[key]?.version === fullVersion(version));
	const tags = known.map((key) => `<${component} of="${key}" />`);
	return {
		line,
		column,
		found: words,
		expected: `a component in place of ${version}, whose entry in ${TABLE} proves it`,
		write: [...tags, `${tags.length > 0 ? 'or ' : ''}a new entry and <${component} of="its key" />`].join(
			', ',
		),
	};
}

/** Versions of fields that no entry with the page has. */
function unprovenVersions(table: SinceTable, page: string, nodes: readonly MdastNode[]): VersionProblem[] {
	const entries = Object.entries(table).filter(([, { pages }]) => pages.includes(page));
	return statedVersions(nodes)
		.filter(({ version }) => entries.every(([, entry]) => entry.version !== fullVersion(version)))
		.map(({ line, words }) => {
			const known = entries.map(([key, { version }]) => `${shownVersion(version)} (${key})`).join(', ');
			return {
				line,
				column: 1,
				found: words,
				expected: known
					? `a version of an entry that names this page: ${known}`
					: `an entry in ${TABLE} that names this page`,
				write: `the version of the entry, or an entry with pages: [${page}] and its proof`,
			};
		});
}
