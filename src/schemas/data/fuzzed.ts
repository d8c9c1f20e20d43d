import { z } from 'astro/zod';
import { note } from './note.ts';

/** When answers were last held against the contract with made-up requests. Written by `npm run contract:fuzz`. */
export const fuzzedSchema = z.strictObject({
	...note,
	tool: z.string().describe('Name and version of the program that makes requests up.'),
	operations: z.number().int().positive().describe('How many operations were asked.'),
	requests: z.number().int().positive().describe('How many requests were sent.'),
	seconds: z.number().int().positive().describe('How long that took.'),
});
