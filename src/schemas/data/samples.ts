import { z } from 'astro/zod';

/** How a file of `src/samples` is tried; its name is the path from there. */
export const sampleSchema = z.strictObject({
	verify: z
		.enum(['run', 'compile', 'parse'])
		.meta({ description: 'run, compile or parse', example: 'parse' }),
	world: z
		.enum([
			'empty',
			'new-checkout-on',
			'new-checkout-variants',
			'new-checkout-three-variants',
			'new-color-scheme',
			'checkout-constraints',
			'minimum-seats',
		])
		.optional()
		.meta({ description: 'a state that tests/live/samples/worlds.ts makes', example: 'new-checkout-on' }),
	needs: z.enum(['redis']).optional().meta({ description: 'redis, or left out', example: 'redis' }),
	until: z
		.string()
		.optional()
		.meta({ description: 'text after which a sample that runs on is ended', example: 'new checkout' }),
	prints: z
		.array(z.string())
		.optional()
		.meta({ description: 'the lines of its output, * for what varies', example: ['The new checkout'] }),
});
