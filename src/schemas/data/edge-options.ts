import { z } from 'astro/zod';

const version = z
	.string()
	.regex(/^\d+\.\d+(?:\.[1-9]\d*)?$/)
	.meta({
		description: "a version of Edge as text, such as '19.7', with a patch unless it is 0",
		example: '19.7',
	});

/** An option of Unleash Edge, by its long name without dashes. */
export const edgeOptionSchema = z.strictObject({
	area: z
		.enum([
			'listen',
			'tls',
			'cors',
			'access',
			'endpoints',
			'reporting',
			'upstream',
			'upstream-tls',
			'persistence',
			'prometheus',
			'offline',
			'check',
			'internal',
		])
		.meta({ description: 'an area that src/schemas/data/edge-options.ts lists', example: 'tls' }),
	mode: z
		.enum(['all', 'edge', 'offline', 'check'])
		.meta({ description: 'all, or the command that knows it; check is health and ready', example: 'edge' }),
	short: z.string().length(1).optional().meta({ description: 'the letter after one dash', example: 'p' }),
	before: z
		.boolean()
		.optional()
		.meta({ description: 'true when it must stand before the command', example: true }),
	type: z
		.enum(['text', 'number', 'boolean', 'list', 'choice', 'file'])
		.meta({ description: 'text, number, boolean, list, choice or file', example: 'text' }),
	values: z
		.array(z.string())
		.optional()
		.meta({ description: 'what can be chosen, for type choice', example: ['plain', 'json'] }),
	default: z
		.union([z.string(), z.number(), z.boolean(), z.null()])
		.meta({ description: 'the value without the option, null for none', example: null }),
	required: z
		.boolean()
		.optional()
		.meta({ description: 'true when Edge does not start without', example: true }),
	secret: z.boolean().optional().meta({ description: 'true when the value must stay secret', example: true }),
	edition: z
		.enum(['enterprise'])
		.optional()
		.meta({ description: 'enterprise, or left out', example: 'enterprise' }),
	since: version.optional(),
	until: version.optional(),
	variableOnly: z
		.boolean()
		.optional()
		.meta({ description: 'true when there is only the variable', example: true }),
	noVariable: z.boolean().optional().meta({ description: 'true when there is no variable', example: true }),
	description: z.string().min(10).endsWith('.').meta({
		description: 'what it does, with the unit, ending with a full stop; code in backticks',
		example: 'Port for HTTP.',
	}),
});
