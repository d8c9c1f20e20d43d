import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';
import { text } from './parts.ts';

/** A page for reviewers: how Unleash helps to meet the controls of one framework. */
export const complianceSchema = z.strictObject({
	kind: kindField(
		'compliance',
		'Which features help with which control of a framework, and the evidence to collect.',
	),
	...publicFields,
	framework: text({ description: 'Name of the framework.', example: 'ISO/IEC 27001' }),
});
