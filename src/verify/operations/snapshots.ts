import { requirePackage } from '../server/packages.ts';
import { type Rows, readRows } from './rows.ts';

interface Client {
	connect(): Promise<void>;
	query<Row>(sql: string): Promise<{ rows: Row[] }>;
	end(): Promise<void>;
}

/** Puts a database back to what it held, while a server runs on it. */
export interface Snapshots {
	/** Keeps what the database holds now, under a name of letters and underscores. */
	take(name: string): Promise<void>;
	/** Puts back all rows and the next numbers of ids, in about a tenth of a second. */
	restore(name: string): Promise<void>;
	/** All rows that change only when somebody changes them. */
	rows(): Promise<Rows>;
	/** Runs SQL. */
	query<Row>(sql: string): Promise<Row[]>;
	/** Closes the connection. */
	end(): Promise<void>;
}

/** Tables that the server keeps for itself: who is signed in, and which migrations ran. */
const KEPT = ['migrations', 'unleash_session'];

/**
 * Connects to a database whose tables all stand in the schema `public`.
 *
 * @param database address as `DATABASE_URL` takes it
 */
export async function snapshotsOf(database: string): Promise<Snapshots> {
	const { Client } = requirePackage<{ Client: new (options: { connectionString: string }) => Client }>('pg');
	const client = new Client({ connectionString: database });
	await client.connect();
	const query = async <Row>(sql: string) => (await client.query<Row>(sql)).rows;
	const names = async (sql: string) => (await query<{ name: string }>(sql)).map(({ name }) => name);
	const tables = (
		await names("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
	).filter((name) => !KEPT.includes(name));
	const columns = await columnsOf(query);
	const next = new Map<string, string>();
	return {
		async take(name) {
			await query(`CREATE SCHEMA ${name}`);
			for (const table of tables) await query(`CREATE TABLE ${name}."${table}" AS TABLE public."${table}"`);
			const values = await query<{ sequence: string; value: string | null }>(
				"SELECT sequencename AS sequence, last_value AS value FROM pg_sequences WHERE schemaname = 'public'",
			);
			const set = values.map(
				({ sequence, value }) => `SELECT setval('public."${sequence}"', ${value ?? 1}, ${value !== null});`,
			);
			next.set(name, set.join('\n'));
		},
		async restore(name) {
			const fill = tables.map((table) => {
				const list = columns.get(table)?.join(', ');
				return `INSERT INTO public."${table}" (${list}) SELECT ${list} FROM ${name}."${table}";`;
			});
			const all = tables.map((table) => `DELETE FROM public."${table}";`);
			await query(
				`BEGIN; SET LOCAL session_replication_role = replica;\n${[...all, ...fill].join('\n')}\n${next.get(name)}\nCOMMIT`,
			);
		},
		rows: () => readRows(query, tables),
		query,
		end: () => client.end(),
	};
}

/** Columns that rows are written to, by table: computed ones are not. */
async function columnsOf(query: Snapshots['query']): Promise<Map<string, string[]>> {
	const rows = await query<{ table: string; column: string }>(
		`SELECT table_name AS table, column_name AS column FROM information_schema.columns
		WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
	);
	const columns = new Map<string, string[]>();
	for (const { table, column } of rows) {
		const list = columns.get(table) ?? [];
		list.push(`"${column}"`);
		columns.set(table, list);
	}
	return columns;
}
