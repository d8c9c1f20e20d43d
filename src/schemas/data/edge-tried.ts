import { z } from 'astro/zod';
import { note } from './note.ts';

/** When Unleash Edge was last tried, and with what. Written by `npm run test:live -- live/edge`. */
export const edgeTriedSchema = z.strictObject({
	...note,
	edge: z.string().describe('Version of Edge.'),
	tests: z.number().int().positive().describe('How many tests passed.'),
});
