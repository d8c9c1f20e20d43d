import { z } from 'astro/zod';
import { commonFields } from '../pages/base.ts';
import { pageKinds, pageSchemas } from '../pages/index.ts';
import { choice } from '../pages/parts.ts';

const [firstKind = 'tutorial', ...otherKinds] = pageKinds;
const fields: Record<string, z.ZodType> = {};
for (const kind of pageKinds) {
	for (const [name, field] of Object.entries(pageSchemas[kind].shape)) fields[name] ??= field.optional();
}

/**
 * Judges a page whose kind is missing or unknown: the kind is a mistake, fields of any kind are fine, and
 * those that every page has are judged as always.
 */
export const anyKindSchema = z.strictObject({
	...fields,
	...commonFields,
	kind: choice([firstKind, ...otherKinds], { description: 'Kind of the page.', example: 'reference' }),
});
