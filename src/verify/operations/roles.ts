import { requestOf } from '../../api-reference/model/request.ts';
import type { Operation, Schemas } from '../../api-reference/model/types.ts';
import { type Role, roles } from '../../schemas/data/tried.ts';
import type { Answered, Check } from './judge.ts';
import { refusalMistakes, send } from './refusals.ts';
import type { TrialServer } from './trial-server.ts';
import type { Trial } from './trials.ts';

/** What came of the sample of an operation, sent by users of each role. */
export interface RolesTried {
	/** Roles that may; undefined when a Viewer may, and so everybody. */
	may?: Role[];
	/** What the page does not say. */
	mistakes: string[];
}

/**
 * Sends the sample of an operation with the personal token of a Viewer; where they may not, also with those of a member
 * and an owner of the project, who are Viewers elsewhere, and of an Editor.
 */
export async function tryRoles(
	operation: Operation,
	schemas: Schemas,
	server: TrialServer,
	{ before = [] }: Trial,
	check: Check,
): Promise<RolesTried> {
	if (!operation.tokens.includes('personal')) return { mistakes: [] };
	const may: Role[] = [];
	const mistakes: string[] = [];
	for (const role of roles) {
		await server.prepare(before);
		const answered = await sendAs(role, operation, schemas, server);
		if (operation.method !== 'GET' || before.length > 0) await server.restore();
		const refused = answered.status === '403';
		if (!refused) may.push(role);
		mistakes.push(...refusalMistakes(operation, `the sample, from the role ${role},`, answered, check));
		if (refused) mistakes.push(...permissionMistakes(operation, role, answered.body));
		if (role === 'viewer' && !refused) {
			if (operation.permissions.length > 0) mistakes.push('a Viewer may, and the page names permissions');
			return { mistakes };
		}
	}
	return { may, mistakes };
}

/** Tokens are those of `stock.yaml`. */
function sendAs(role: Role, operation: Operation, schemas: Schemas, server: TrialServer): Promise<Answered> {
	const { target, headers, body } = requestOf(operation, schemas);
	return send(server, operation.method, {
		target,
		headers: headers.map(([name, value]) => [name, name === 'Authorization' ? `user:a-${role}` : value]),
		body: body === undefined ? undefined : JSON.stringify(body),
	});
}

/** The server names permissions in most refusals; that of an import has their names in the admin UI. */
function permissionMistakes({ permissions }: Operation, role: Role, body: string): string[] {
	if (permissions.length === 0) return [`the role ${role} may not, and the page names no permission`];
	const named: unknown = body && JSON.parse(body).permissions;
	if (!Array.isArray(named) || !named.every((name) => /^[A-Z_]+$/.test(name))) return [];
	if (named.toSorted().join() === permissions.toSorted().join()) return [];
	return [`the role ${role} lacks one of ${named.join(', ')}, and the page says ${permissions.join(', ')}`];
}
