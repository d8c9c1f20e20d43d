import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';
import { choice, day, route } from './parts.ts';

/** States of a decision record. */
const decisionStates = ['proposed', 'accepted', 'superseded', 'deprecated'] as const;

/** An architecture decision record. */
export const decisionRecordSchema = z.strictObject({
	kind: kindField('decision-record', 'A decision with its context, its consequences and an example.'),
	...publicFields,
	status: choice(decisionStates, {
		description: 'Whether the decision is proposed, in force, replaced or no longer advised.',
		example: 'accepted',
	}),
	date: day({ description: 'Day of the decision.', example: '2022-05-30' }).optional(),
	supersededBy: route({
		description: 'Record that replaces this one.',
		example: '/contributing/ADRs/front-end/preferred-styling-method',
	}).optional(),
});
