import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';
import { list, minutes, sentence, text } from './parts.ts';

/** A page of the academy: a course, or a lesson below it with exercises and knowledge checks. */
export const academySchema = z.strictObject({
	kind: kindField('academy', 'A course, or a lesson with exercises on a local server and knowledge checks.'),
	...publicFields,
	audience: sentence({
		description: 'Who the course is for, in one sentence. Lessons leave it out.',
		example: 'Developers who add flags to an application.',
	}).optional(),
	minutes: minutes({ description: 'How long the course or the lesson takes, in minutes.', example: 45 }),
	outcomes: list(text({ description: 'One skill.', example: 'Roll a feature out gradually' }), {
		description: 'What the reader will be able to do afterwards.',
		example: ['Create a flag', 'Roll a feature out gradually'],
	}),
});
