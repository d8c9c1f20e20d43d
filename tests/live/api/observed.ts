import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const observedSchema = z.strictObject({
	documents: z.array(
		z.strictObject({ operation: z.string(), difference: z.string(), why: z.string().endsWith('.') }),
	),
	answers: z.record(
		z.string(),
		z.strictObject({
			status: z.int(),
			why: z.string().endsWith('.'),
			mistakes: z.array(z.string()).default([]),
		}),
	),
});

/** What was observed of the server and differs from its document: `observed.yaml`. */
export function readObserved(): z.infer<typeof observedSchema> {
	return observedSchema.parse(parse(readFileSync(new URL('observed.yaml', import.meta.url), 'utf8')));
}
