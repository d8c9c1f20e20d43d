import { requirePackage } from '../world/packages.ts';

/** A permission as the database of the server holds it. */
export interface ServerPermission {
	id: string;
	name: string;
	/** Kind of role that gives it: `root`, `project` or `environment`. */
	scope: string;
}

interface Client {
	connect(): Promise<void>;
	query<Row>(sql: string): Promise<{ rows: Row[] }>;
	end(): Promise<void>;
}

/** All permissions that migrations wrote, those of paid plans among them: no operation of the open-source server lists them. */
export async function permissionsIn(database: string): Promise<ServerPermission[]> {
	const { Client } = requirePackage<{ Client: new (options: { connectionString: string }) => Client }>('pg');
	const client = new Client({ connectionString: database });
	await client.connect();
	try {
		const sql = 'select permission as id, display_name as name, type as scope from permissions order by 1';
		return (await client.query<ServerPermission>(sql)).rows;
	} finally {
		await client.end();
	}
}
