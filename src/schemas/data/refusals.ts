import { z } from 'astro/zod';

/** A body of a refusal as the server returned it, and which operations return it. Written by `npm run refusals`. */
export const refusalSchema = z.strictObject({
	status: z.string().regex(/^4\d\d$/),
	type: z.string().describe('Content type, without parameters.'),
	body: z.unknown(),
	operations: z.array(z.string()).min(1).describe('By operationId.'),
});
