import { z } from 'astro/zod';

/** When trials that take long were last made as they stand. Written by `npm run test:live`. */
export const ranSchema = z.record(
	z.string().describe('Name of the trial.'),
	z
		.string()
		.regex(/^\d{4}-\d{2}-\d{2} \d{10}$/)
		.describe('The day, and digits of the files that it depends on.'),
);
