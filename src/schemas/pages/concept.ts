import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';
import { sentence } from './parts.ts';

/** A concept page: what something is, and what to choose when. */
export const conceptSchema = z.strictObject({
	kind: kindField('concept', 'An explanation of how parts work together and what to choose when.'),
	...publicFields,
	answers: sentence({
		description: 'The question the page answers, in one sentence.',
		example: 'Which hosting option fits your requirements for privacy and upkeep?',
		expected: 'one sentence that ends with a full stop or a question mark',
	}),
});
