import { query } from '../server/query.ts';

/** A permission as the database of the server holds it. */
export interface ServerPermission {
	id: string;
	name: string;
	/** Kind of role that gives it: `root`, `project` or `environment`. */
	scope: string;
}

/** All permissions that migrations wrote, those of paid plans among them: no operation of the open-source server lists them. */
export function permissionsIn(database: string): Promise<ServerPermission[]> {
	return query(
		database,
		'select permission as id, display_name as name, type as scope from permissions order by 1',
	);
}

/** Permissions that a role of this name holds, in the order of the alphabet, each once however many environments it is for. */
export async function rolesHolding(database: string, role: string): Promise<string[]> {
	const rows = await query<{ permission: string }>(
		database,
		`select distinct rp.permission from role_permission rp join roles r on r.id = rp.role_id where r.name = '${role}'`,
	);
	return rows.map(({ permission }) => permission).sort();
}
