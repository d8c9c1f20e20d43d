import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { problem } from '../../lib/diagnostics/build-error.ts';

/** Where the build writes the facts, seen from the root of the site. */
export const FACTS_FILE = 'search/pages.json';

const answered = z.array(z.strictObject({ text: z.string(), anchor: z.string() }));

const factsSchema = z.strictObject({
	/** Root-relative address of the page. */
	url: z.string().startsWith('/'),
	keywords: z.array(z.string()),
	questions: z.array(z.string()),
	messages: answered,
	asked: answered,
	rank: z.enum(['high', 'normal', 'low']),
	/** Describes what is deprecated or removed. */
	dated: z.boolean(),
});

/** What the index needs to know of a page and its HTML does not say. */
export type PageFacts = z.infer<typeof factsSchema>;

/** Reads what the endpoint `search/pages.json` answered. */
export function parseFacts(json: string): Map<string, PageFacts> {
	return new Map(
		z
			.array(factsSchema)
			.parse(JSON.parse(json))
			.map((facts) => [facts.url, facts]),
	);
}

/**
 * Facts of all pages of a built site.
 *
 * @throws {BuildError} when the folder holds no built site
 */
export async function readPageFacts(dist: string): Promise<Map<string, PageFacts>> {
	const file = join(dist, FACTS_FILE);
	const json = await readFile(file, 'utf8').catch(() => {
		throw problem({ where: file, found: 'no file', expected: 'a built site', write: 'npm run build' });
	});
	return parseFacts(json);
}
