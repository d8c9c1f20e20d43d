import type { Facts } from '../schemas/data/index.ts';
import type { Problem } from '../site/build-error.ts';
import { nearest } from '../site/nearest.ts';
import { type Statement, statementsIn } from './statements.ts';
import { shownVersion } from './versions.ts';

/** The table of `src/content/data/since.yaml`. */
export type SinceTable = Facts<'since'>;
type Entry = SinceTable[string];

const TABLE = 'src/content/data/since.yaml';

/** Whether a statement is that of an entry. */
function says({ version, text }: Statement, entry: Entry): boolean {
	return version === entry.version && (entry.near === undefined || text.includes(entry.near));
}

/** Pages about the project itself, decisions of others, SDKs and programs of readers, which have versions of their own. */
const OTHER = /^(?:writing\/|contributing\/ADRs\/|reference\/sdks\/|feature-flag-tutorials\/)/;

/** Whether what a page says about versions must stand in the table. */
export const isChecked = (page: string): boolean => !OTHER.test(page);

/** A statement that no entry proves, and what to do. */
export interface Unproven {
	line: number;
	found: string;
	expected: string;
	write: string;
}

/**
 * What a page says about versions and no entry that names the page does.
 *
 * @param page its path below src/content/docs, without the ending
 * @param source its text
 */
export function unprovenStatements(table: SinceTable, page: string, source: string): Unproven[] {
	const entries = Object.entries(table).filter(([, { pages }]) => pages.includes(page));
	return statementsIn(source)
		.filter((statement) => !entries.some(([, entry]) => says(statement, entry)))
		.map(({ line, words, text }) => {
			const near = entries.filter(([, entry]) => entry.near !== undefined && text.includes(entry.near));
			const known = (near.length > 0 ? near : entries).map(
				([key, { version }]) => `${shownVersion(version)} (${key})`,
			);
			return {
				line,
				found: words.trim(),
				expected:
					known.length > 0
						? `a version of an entry that names this page: ${known.join(', ')}`
						: `an entry in ${TABLE} that names this page`,
				write: `the version of the entry, or an entry with pages: [${page}] and its proof`,
			};
		});
}

/**
 * What entries name and pages no longer say.
 *
 * @param sourceOf text of a page, or of another file, by the name that entries use; nothing when there is none
 */
export function unusedEntries(table: SinceTable, sourceOf: (name: string) => string | undefined): Problem[] {
	return Object.entries(table).flatMap(([key, entry]) => {
		const where = `${TABLE}  ${key}`;
		if (entry.pages.length + entry.data.length === 0) {
			return [
				{ where, found: 'neither pages nor data', expected: 'a page that states it', write: 'remove it' },
			];
		}
		const version = shownVersion(entry.version);
		return [
			...entry.pages
				.filter((page) => !statementsIn(sourceOf(page) ?? '').some((statement) => says(statement, entry)))
				.map((page) => ({
					where,
					found: `pages: ${page}`,
					expected: `a page that says ${version}${entry.near ? ` in a line with ${entry.near}` : ''}`,
					write: 'the version of the page, or take the page out of the entry',
				})),
			...entry.data
				.filter((file) => !new RegExp(`['" ]${RegExp.escape(version)}['" ]?`).test(sourceOf(file) ?? ''))
				.map((file) => ({
					where,
					found: `data: ${file}`,
					expected: `a file that has ${version}`,
					write: 'the version of the file, or take the file out of the entry',
				})),
		];
	});
}

/** What is wrong with a key that the table lacks. */
export function unknownEntry(table: SinceTable, key: string): Problem {
	const meant = nearest(key, Object.keys(table));
	return {
		where: TABLE,
		found: `<Since of="${key}" />`,
		expected: 'the key of an entry',
		write: meant && `<Since of="${meant}" />`,
	};
}
