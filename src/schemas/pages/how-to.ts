import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';
import { sentence } from './parts.ts';

/** A how-to guide: the steps of one task. */
export const howToSchema = z.strictObject({
	kind: kindField('how-to', 'The numbered steps of one task, how to check the result and how to undo it.'),
	...publicFields,
	when: sentence({
		description: 'When to use the guide, in one sentence.',
		example: 'Use this when a feature must reach everyone at a set time.',
	}),
	rights: sentence({
		description: 'Permission and plan the task needs, in one sentence.',
		example: 'You need the permission to update strategies in the project.',
	}),
});
