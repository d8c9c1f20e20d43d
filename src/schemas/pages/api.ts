import { z } from 'astro/zod';
import { commonFields, kindField } from './base.ts';

/** A page that is generated from the API contract. */
export const apiSchema = z.strictObject({
	kind: kindField('api', 'A page generated from the API contract. Do not write one by hand.'),
	...commonFields,
});
