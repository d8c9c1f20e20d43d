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

/** The permissions of each role by its name, in alphabetical order, each once however many environments it is for. */
export async function permissionsOfRoles(database: string): Promise<ReadonlyMap<string, string[]>> {
	const rows = await query<{ role: string; permissions: string[] }>(
		database,
		`select r.name as role, coalesce(array_agg(distinct rp.permission) filter (where rp.permission is not null), '{}') as permissions
		from roles r left join role_permission rp on rp.role_id = r.id group by r.name`,
	);
	return new Map(rows.map(({ role, permissions }) => [role, permissions.sort()]));
}
