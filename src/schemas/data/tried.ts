import { z } from 'astro/zod';
import { note } from './note.ts';

/** Roles below Admin that come with the server. Member and owner are roles in one project. */
export const roles = ['viewer', 'member', 'owner', 'editor'] as const;

/** A role below Admin. */
export type Role = (typeof roles)[number];

/** When the samples and the refusals of an operation were last tried. Written by `npm run test:live -- live/operations`. */
export const triedSchema = z.strictObject({
	...note,
	roles: z
		.array(z.enum(roles))
		.optional()
		.describe('Roles beside Admin whose users may; left out where everybody may.'),
	absent: z
		.array(z.string().startsWith('/'))
		.optional()
		.describe(
			'Fields of the made example that the answer did not have; `*` stands for each entry of a list.',
		),
});
