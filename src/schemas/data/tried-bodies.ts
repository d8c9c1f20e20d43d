import { z } from 'astro/zod';
import { note } from './note.ts';

/** When limits and left-out fields of bodies were last tried. Written by `npm run test:live -- live/operations-bodies`. */
export const triedBodiesSchema = z.strictObject({
	...note,
	operations: z.number().int().positive().describe('How many operations with a body were tried.'),
});
