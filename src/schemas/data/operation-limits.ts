import { z } from 'astro/zod';

const operations = z
	.array(z.string().regex(/^\w+$/))
	.min(1)
	.meta({ description: 'ids of operations of the API', example: ['createFeature'] });

const resource = z.strictObject({
	resource: z.string().meta({ description: 'a name of limits.yaml', example: 'featureFlags' }),
	operations,
});

const fixed = z.strictObject({
	limit: z.int().positive().meta({ description: 'a whole number above 0', example: 10 }),
	counts: z.string().endsWith('.').meta({
		description: 'what is counted, as a phrase with a full stop',
		example: 'Tokens of one service account.',
	}),
	operations,
});

const rate = z.strictObject({
	rate: z.string().meta({
		description: 'a variable of environment-variables.yaml',
		example: 'SIMPLE_LOGIN_LIMIT_PER_MINUTE',
	}),
	per: z.enum(['second', 'minute']).meta({ description: 'second or minute', example: 'minute' }),
	path: z
		.string()
		.startsWith('/')
		.optional()
		.meta({ description: 'the start of paths', example: '/api/client' }),
	method: z.enum(['POST']).optional().meta({ description: 'the only method that counts', example: 'POST' }),
});

/** A limit of single operations: of a resource, fixed, or of the requests in a time. */
export const operationLimitSchema = z.union([resource, fixed, rate]);
