import type { z } from 'astro/zod';
import { schemaAt } from '../guide.ts';
import type { Problem } from './problem.ts';

/** How the texts begin that `npm run new` writes for its writer to replace. */
export const SAMPLE = 'TODO:';

/** A sample in a line, without the quotes and brackets of YAML behind it. */
const MARKED = new RegExp(`\\b${SAMPLE}.*?(?=['"\\]]*$)`);

/**
 * A value for a field of a new page, so that the page shows at once: what to write there, or an example where that
 * isn't text.
 *
 * @returns the value, and what to write there where the value can't say it
 */
export function sampleOf(schema: z.ZodType, path: readonly PropertyKey[]): { value: unknown; note?: string } {
	const found = schemaAt(schema, path);
	if (!found?.guide) return { value: undefined };
	if (found.schema.type === 'array') return { value: [sampleOf(schema, [...path, 0]).value] };
	const { description, repair, example } = found.guide;
	const text = `${SAMPLE} ${description}`;
	const value = [text, repair?.(text)].find((one) => found.schema.safeParse(one).success);
	return value === undefined ? { value: example, note: text } : { value };
}

/**
 * Finds the samples that a page still has. In a draft they're fine, and a published page must have none. Code may say
 * `TODO:`.
 *
 * @param file path of the page, for problems
 * @param source the whole text of the file
 */
export function leftSamples(file: string, source: string): Problem[] {
	let fence: string | undefined;
	return source.split('\n').flatMap((text, index): Problem[] => {
		const [, mark] = /^\s*(```|~~~)/.exec(text) ?? [];
		if (mark && (fence === undefined || fence === mark)) fence = fence ? undefined : mark;
		const sample = fence ? null : MARKED.exec(text);
		if (!sample) return [];
		return [
			{
				file,
				line: index + 1,
				column: sample.index + 1,
				field: /^([a-z]\w*):/.exec(text)?.[1] ?? 'text',
				found: `${sample[0]}, which npm run new wrote`,
				expected: 'a text of yours in a page that is published',
				write: 'that text, or draft: true until it is written',
			},
		];
	});
}
