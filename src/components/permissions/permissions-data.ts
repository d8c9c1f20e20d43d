import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const FILE = 'src/content/data/permissions.yaml';

const permissionSchema = z.strictObject({
	id: z
		.string()
		.regex(/^[A-Z]+(_[A-Z]+)*$/, 'the name in the API, in capitals')
		.describe('What the API calls the permission'),
	name: z.string().min(3).describe('What the server calls it in forms'),
	scope: z
		.enum(['root', 'project', 'environment'])
		.describe('Which kind of role gives it, and where it applies'),
	group: z.string().min(3).describe('The table it stands in'),
	since: z.string().optional().describe('First version that has it, where it is newer than its group'),
	roles: z
		.array(z.enum(['Editor', 'Owner', 'Member']))
		.default([])
		.describe('Predefined roles that hold it; Admin holds all'),
	allows: z.string().endsWith('.').max(160).describe('One sentence that says what a holder may do'),
});

const listSchema = z
	.array(permissionSchema)
	.min(1)
	.superRefine((permissions, context) => {
		const seen = new Set<string>();
		permissions.forEach(({ id }, index) => {
			if (seen.has(id))
				context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} stands here twice` });
			seen.add(id);
		});
	});

export type Permission = z.infer<typeof permissionSchema>;

/** All permissions, in the order of the tables. @throws Error naming the file and each wrong field */
export function readPermissions(text = readFileSync(FILE, 'utf8')): Permission[] {
	const result = listSchema.safeParse(parse(text));
	if (result.success) return result.data;
	const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
	throw new Error(`${FILE} cannot be used:\n${problems.join('\n')}`);
}

/** The permissions of one table. @throws Error naming the groups there are */
export function permissionsOf(group: string, all = readPermissions()): Permission[] {
	const found = all.filter((permission) => permission.group === group);
	if (found.length > 0) return found;
	const groups = [...new Set(all.map((permission) => permission.group))];
	throw new Error(
		`<Permissions group="${group}"> has no permissions in ${FILE}: write one of ${groups.join(', ')}`,
	);
}
