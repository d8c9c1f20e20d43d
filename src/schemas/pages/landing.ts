import { z } from 'astro/zod';
import { kindField, publicFields } from './base.ts';

/** The home page. */
export const landingSchema = z.strictObject({
	kind: kindField('landing', 'The home page, which leads readers to their first task.'),
	...publicFields,
});
