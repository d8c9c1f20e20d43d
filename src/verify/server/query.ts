import { requirePackage } from './packages.ts';

interface Client {
	connect(): Promise<void>;
	query<Row>(sql: string): Promise<{ rows: Row[] }>;
	end(): Promise<void>;
}

/**
 * Runs SQL in a database, over a connection of its own.
 *
 * @param database address as `DATABASE_URL` takes it
 */
export async function query<Row>(database: string, sql: string): Promise<Row[]> {
	const { Client } = requirePackage<{ Client: new (options: { connectionString: string }) => Client }>('pg');
	const client = new Client({ connectionString: database });
	await client.connect();
	try {
		return (await client.query<Row>(sql)).rows;
	} finally {
		await client.end();
	}
}
