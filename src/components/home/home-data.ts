import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const FILE = 'src/content/data/home.yaml';
const page = z.string().regex(/^(\/|https:\/\/)/, 'a root-relative path or an https address');

const homeSchema = z.strictObject({
	audiences: z.array(
		z.strictObject({
			name: z.string().describe('What this reader does'),
			reader: z.string().describe('Who this reader is'),
			pennant: z.boolean().optional().describe('Whether the pennant marks this column'),
			tasks: z.array(z.strictObject({ label: z.string(), page })).length(3),
		}),
	),
	cards: z.array(z.strictObject({ title: z.string(), page, text: z.string() })).length(6),
	changes: z.array(z.strictObject({ version: z.string(), text: z.string(), page })),
});

/** What the home page offers. @throws Error naming the file and each wrong field */
export function readHome(file = FILE): z.infer<typeof homeSchema> {
	const result = homeSchema.safeParse(parse(readFileSync(file, 'utf8')));
	if (result.success) return result.data;
	const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
	throw new Error(`${file} cannot be used:\n${problems.join('\n')}`);
}
