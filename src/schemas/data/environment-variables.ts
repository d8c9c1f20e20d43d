import { z } from 'astro/zod';

const value = z.union([z.string(), z.number(), z.boolean()]);

/** An environment variable of the server, by its name. */
export const environmentVariableSchema = z.strictObject({
	area: z
		.enum([
			'database',
			'database-tls',
			'http',
			'content-security-policy',
			'session',
			'authentication',
			'rate-limits',
			'mail',
			'start',
			'cache-and-metrics',
			'integrations-and-strategies',
			'users',
		])
		.meta({ description: 'an area that src/schemas/data/environment-variables.ts lists', example: 'http' }),
	type: z
		.enum(['text', 'number', 'boolean', 'list', 'json', 'file'])
		.meta({ description: 'text, number, boolean, list, json or file', example: 'text' }),
	default: z
		.union([value, z.null(), z.array(value), z.strictObject({})])
		.meta({ description: 'the value without the variable, null for none', example: null }),
	description: z.string().min(10).endsWith('.').meta({
		description: 'what it does, with the unit, ending with a full stop',
		example: 'Port of the database.',
	}),
	secret: z.boolean().optional().meta({ description: 'true when the value must stay secret', example: true }),
	requires: z
		.string()
		.optional()
		.meta({ description: 'a variable that must be set as well', example: 'UNLEASH_DEFAULT_ADMIN_PASSWORD' }),
	sets: z
		.string()
		.optional()
		.meta({ description: 'path in the server’s configuration, for the live test', example: 'db.host' }),
	configScale: z
		.number()
		.optional()
		.meta({ description: 'what the server multiplies the value with, for the live test', example: 1000 }),
	probe: z
		.string()
		.optional()
		.meta({ description: 'a value that the live test sets; file content for type file', example: '/probe' }),
});
