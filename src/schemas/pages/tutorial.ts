import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';
import { list, minutes, sentence, text } from './parts.ts';

/** A tutorial: a lesson at whose end something works. */
export const tutorialSchema = z.strictObject({
	kind: kindField('tutorial', 'A lesson whose steps each end in something the reader can see.'),
	...publicFields,
	outcome: sentence({
		description: 'What the reader will have built at the end, in one sentence.',
		example: 'A Go service that serves a new endpoint to ten percent of its users.',
	}),
	needs: list(text({ description: 'One thing the reader needs.', example: 'Go 1.22 or later' }), {
		description: 'What the reader needs before the first step.',
		example: ['Docker', 'Node.js 20 or later'],
	}),
	minutes: minutes({ description: 'How long the tutorial takes, in minutes.', example: 15 }),
});
