import { z } from 'astro/zod';

const advice = {
	unless: z.array(z.string()).min(1).optional().meta({
		description: 'phrases with the word that may stand',
		example: '[has just]',
	}),
	write: z.string().meta({ description: 'what to write in its place', example: 'use' }),
	why: z.string().endsWith('.').meta({
		description: 'the reason in one sentence',
		example: 'The short word says the same.',
	}),
};

/** Words that pages do not use, or a form of text that they do not have. */
export const proseRuleSchema = z.union([
	z.strictObject({
		words: z.array(z.string()).min(1).meta({
			description: 'whole words or phrases, whatever their case',
			example: '[leverage, utilize]',
		}),
		...advice,
	}),
	z.strictObject({
		pattern: z.string().meta({ description: 'a regular expression', example: '!$' }),
		name: z.string().meta({ description: 'what it finds', example: 'an exclamation mark' }),
		...advice,
	}),
]);
