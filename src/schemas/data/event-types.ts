import { z } from 'astro/zod';

/** A type of event; its name is the `type` in the event log. */
export const eventTypeSchema = z.strictObject({
	area: z
		.string()
		.regex(/^[a-z-]+$/)
		.meta({ description: 'the part of the product, in lower case with hyphens', example: 'flags' }),
	internal: z
		.boolean()
		.optional()
		.meta({ description: 'true when it never reaches the event log', example: true }),
	legacy: z
		.boolean()
		.optional()
		.meta({ description: 'true when nothing in the server sends it', example: true }),
	missingIn: z
		.array(z.string().regex(/^\d+\.\d+\.\d+$/))
		.optional()
		.meta({ description: 'older versions that do not know it, as texts', example: ['6.10.1'] }),
});
