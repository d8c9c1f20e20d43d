import { z } from 'astro/zod';

/** A term of the field, explained once, by the id that `<Term>` has. */
export const glossarySchema = z.strictObject({
	term: z.string().min(2).meta({
		description: 'the term as it stands in running text, in lower case unless it is a name',
		example: 'kill switch',
	}),
	definition: z.string().endsWith('.').max(240).meta({
		description: 'one sentence of at most 240 characters that explains it to somebody new',
		example: 'Fetching flags again after a fixed time.',
	}),
	page: z.string().startsWith('/').meta({
		description: 'root-relative path of the page that explains it in full',
		example: '/reference/sdks',
	}),
	common: z.literal(true).optional().meta({
		description:
			'true for a word that also has an everyday sense, so that the site does not mark its first mention',
		example: 'true',
	}),
	elsewhere: z.record(z.string(), z.array(z.string()).min(1)).optional().meta({
		description: 'what other products call it, each name with the products',
		example: '{ targeting rule: [LaunchDarkly] }',
	}),
	avoid: z.array(z.string()).min(1).optional().meta({
		description: 'names that pages do not use in running text: a test finds them, in one and many',
		example: '[feature toggle]',
	}),
});
