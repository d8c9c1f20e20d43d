import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { projectRoot } from '../../schemas/frontmatter/written-page.ts';

const runSchema = z.object({
	date: z.string(),
	passed: z.array(z.string()),
	failed: z.array(z.string()),
	inputs: z.record(z.string(), z.string()),
});

const verifiedSchema = z.object({
	version: z.string(),
	date: z.string(),
	runs: z.record(z.string(), runSchema),
});

/** What one file of live tests said: names of tests as `group > test`, and the fingerprints of what they were held against. */
export type TestRun = z.infer<typeof runSchema>;

/** What live tests proved: with which server, and by test file when it ran last. */
export type Verified = z.infer<typeof verifiedSchema>;

/** Where a live run leaves its result, from the root of the project. It belongs to the machine, not into the repository. */
export const verifiedFile = '.cache/verified.json';

/**
 * The result of the live runs on this machine.
 *
 * @returns undefined when there was none
 */
export function readVerified(file = join(projectRoot, verifiedFile)): Verified | undefined {
	if (!existsSync(file)) return undefined;
	const { data } = verifiedSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
	return data;
}
