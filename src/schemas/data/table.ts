import { problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { type FactName, facts } from './index.ts';

/**
 * The entries of one table of a page.
 *
 * @param name fact that the component shows
 * @param component its name, for errors
 * @param field field that names the table, which is also the attribute of the component
 * @param wanted value of that attribute
 * @param others tables that are made of something else
 * @throws {BuildError} naming the tables there are
 */
export function entriesOf<Field extends string, Entry extends Record<Field, string>>(
	name: FactName,
	component: string,
	field: Field,
	wanted: string,
	entries: Record<string, Entry>,
	others: readonly string[] = [],
): [string, Entry][] {
	const found = Object.entries(entries).filter(([, entry]) => entry[field] === wanted);
	if (found.length > 0) return found;
	const tables = [...new Set(Object.values(entries).map((entry): string => entry[field])), ...others];
	const written = (value: string | undefined) => `<${component} ${field}="${value}" />`;
	throw problem({
		where: facts[name].file,
		found: written(wanted),
		expected: `one of ${tables.join(', ')}`,
		write: written(nearest(wanted, tables, Number.POSITIVE_INFINITY)),
	});
}
