import { z } from 'astro/zod';

/** Name of a permission. */
export const permissionNameSchema = z
	.string()
	.regex(/^[A-Z]+(_[A-Z]+)*$/, 'the name in the API, in capitals with underscores');

/** A permission, by its name in the API. */
export const permissionSchema = z.strictObject({
	name: z.string().min(3).meta({ description: 'what the server calls it in forms', example: 'Read roles' }),
	scope: z
		.enum(['root', 'project', 'environment'])
		.meta({ description: 'root, project or environment: the kind of role that gives it', example: 'root' }),
	group: z.string().min(3).meta({ description: 'the table it stands in', example: 'Administration' }),
	since: z
		.string()
		.optional()
		.meta({ description: 'first version that has it, where it is newer than its group', example: '6.9' }),
	roles: z
		.array(z.enum(['Editor', 'Owner', 'Member']))
		.default([])
		.meta({ description: 'predefined roles that hold it: Editor, Owner, Member', example: ['Owner'] }),
	allows: z.string().endsWith('.').max(160).meta({
		description: 'one sentence of at most 160 characters that says what a holder may do, with a full stop',
		example: 'See the roles of the instance.',
	}),
});
