/** Rows of tables, by name. */
export type Rows = Record<string, Record<string, unknown>[]>;

/** Tables that change by themselves. */
const MOVING =
	/^(events|migrations|unleash_session|event_announcements|used_passwords|stat_.*|client_metrics.*|.*last_seen.*)$/;
/** Columns that say when something happened. */
const TIMES = /(_at|At|updated)$/;

/** Reads what a database holds, without what changes by itself. */
export async function readRows(
	query: <Row>(sql: string) => Promise<Row[]>,
	tables: readonly string[],
): Promise<Rows> {
	const rows: Rows = {};
	for (const table of tables.filter((name) => !MOVING.test(name)))
		rows[table] = (
			await query<{ row: Record<string, unknown> }>(`SELECT to_jsonb(t) AS row FROM public."${table}" t`)
		)
			.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !TIMES.test(name))))
			.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
	return rows;
}

/** A change of rows. */
export interface Change {
	/** Name of the column; undefined for rows that came or went. */
	column?: string;
	/** What the column holds now. */
	value?: unknown;
}

/** What changed from one state to another; what several rows have in common comes once. */
export function changesBetween(before: Rows, after: Rows): Change[] {
	const changes = new Map<string, Change>();
	for (const [table, now] of Object.entries(after)) {
		const then = before[table] ?? [];
		const gone = notIn(then, now);
		const come = notIn(now, then);
		if (gone.length !== come.length) changes.set(table, {});
		else
			for (const [index, row] of come.entries())
				for (const [column, value] of Object.entries(row))
					if (JSON.stringify(value) !== JSON.stringify(gone[index]?.[column]))
						changes.set(`${table}.${column} ${JSON.stringify(value)}`, { column, value });
	}
	return [...changes.values()];
}

function notIn(some: Rows[string], others: Rows[string]): Rows[string] {
	const known = new Set(others.map((row) => JSON.stringify(row)));
	return some.filter((row) => !known.has(JSON.stringify(row)));
}
