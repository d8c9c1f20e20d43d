import { z } from 'astro/zod';

/** Page, with a fragment where one of its sections answers. */
const answeredAtSchema = z.string().regex(/^\/[\w/.-]*(#[\w.-]+)?$/, {
	message: 'an address of this site, with the fragment of a section where that answers',
});

/** What readers type, below the place that answers it. */
export const askedSchema = z.record(
	answeredAtSchema,
	z
		.array(
			z.string().min(3).max(100).meta({
				description: 'what a reader types, 3 to 100 letters',
				example: 'cannot remove segment because it is in use',
			}),
		)
		.min(1)
		.meta({ description: 'a list of what readers type', example: ['reuse targeting rules'] }),
);

/** The files with what readers type, by their names among the facts. */
export const askedFiles = [
	'asked/concepts',
	'asked/operations',
	'asked/printed',
	'asked/reference',
	'asked/sdks',
] as const;
