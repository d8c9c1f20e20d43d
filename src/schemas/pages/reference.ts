import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';

/** A reference page: every property, limit and default of one thing. */
export const referenceSchema = z.strictObject({
	kind: kindField('reference', 'Every property, limit, default, permission and event of one thing.'),
	...publicFields,
});
