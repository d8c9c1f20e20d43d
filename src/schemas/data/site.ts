import { z } from 'astro/zod';

const description = z.string().min(10).meta({
	description: 'what it does, without a period at the end; code in backticks',
	example: 'The port to listen on',
});

/** An environment variable that this site reads, by its name. */
export const siteSettingSchema = z.strictObject({
	area: z
		.enum(['site', 'search', 'assistant', 'analytics', 'server', 'hosts', 'tests'])
		.meta({ description: 'an area that src/schemas/data/site.ts lists', example: 'site' }),
	default: z
		.string()
		.optional()
		.meta({ description: 'the value without it, as text; nothing for none', example: 'on' }),
	description,
});

/** A script of package.json, by its name. */
export const siteCommandSchema = z.strictObject({
	area: z
		.enum(['write', 'build', 'check', 'test', 'verify', 'measure'])
		.meta({ description: 'an area that src/schemas/data/site.ts lists', example: 'check' }),
	description,
});
