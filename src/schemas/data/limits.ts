import { z } from 'astro/zod';

/** A limit on what one instance holds; its name is the key in `resourceLimits` of the server's answers. */
export const limitSchema = z.strictObject({
	default: z.int().positive().meta({ description: 'a whole number above 0', example: 30 }),
	variable: z
		.string()
		.regex(/^UNLEASH_[A-Z_]+_LIMIT$/)
		.meta({ description: 'the environment variable that sets it', example: 'UNLEASH_PROJECTS_LIMIT' }),
	minimum: z
		.int()
		.min(0)
		.optional()
		.meta({ description: 'the least value that the server accepts', example: 1 }),
	plans: z
		.array(z.enum(['pro', 'enterprise']))
		.optional()
		.meta({
			description: 'plans that have the limited thing; left out when all have it',
			example: ['enterprise'],
		}),
	counts: z.string().endsWith('.').meta({
		description: 'what is counted, as a phrase with a full stop',
		example: 'Segments per strategy.',
	}),
});
