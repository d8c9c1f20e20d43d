import { z } from 'astro/zod';

/** A term of the field, explained once. */
export const glossarySchema = z.strictObject({
	term: z
		.string()
		.min(2)
		.describe('The term as it stands in running text, in lower case unless it is a name'),
	definition: z.string().endsWith('.').max(240).describe('One sentence that explains it to somebody new'),
	page: z.string().startsWith('/').describe('Root-relative path of the page that explains it in full'),
});
