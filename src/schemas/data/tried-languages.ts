import { z } from 'astro/zod';
import { note } from './note.ts';

/** When samples of a language were last run, and with what. Written by `npm run test:live -- live/operations-languages`. */
export const triedLanguageSchema = z.strictObject({
	...note,
	tool: z.string().describe('Program and version.'),
	operations: z.number().int().positive().describe('How many samples ran, one of each shape of a request.'),
});
