import { z } from 'astro/zod';

/** Fields of notes that tools write about what they tried, by themselves. */
export const note = {
	day: z
		.string()
		.regex(/^\d{4}-\d{2}-\d{2}$/)
		.describe('Day on which it was tried.'),
	fingerprint: z
		.string()
		.regex(/^\d{10}$/)
		.describe('Digits of what was tried, as it stood then.'),
	server: z.string().describe('Version of the server.'),
};
