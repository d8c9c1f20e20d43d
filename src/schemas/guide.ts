import { z } from 'astro/zod';

/** What editors and the frontmatter check tell a writer about one field. */
export interface Guide {
	/** One sentence for the editor: what the field is for. */
	description: string;
	/** What the check says it expected, as a noun phrase. */
	expected: string;
	/** A value that is right, shown when no better suggestion can be derived. */
	example: unknown;
	/**
	 * Derives the right value from a wrong one. It gets the text as it stands in the file for a
	 * scalar, and the parsed value for a list or a group. Its answer is used only if it is valid.
	 */
	repair?: (found: unknown) => unknown;
}

/** The guides of all fields, by schema. */
const guides = z.registry<Guide>();

/** Attaches a guide to a schema: description and example for editors, the rest for the check. */
export function guided<Schema extends z.ZodType>(schema: Schema, guide: Guide): Schema {
	const described = schema.meta({ description: guide.description, examples: [guide.example] });
	guides.add(described, guide);
	return described;
}

/**
 * The schema that judges the value at a path, with its guide if it has one.
 *
 * @param schema Where the path starts.
 * @param path Field names and list positions, as in a zod issue.
 */
export function schemaAt(
	schema: z.ZodType,
	path: readonly PropertyKey[],
): { schema: z.ZodType; guide: Guide | undefined } | undefined {
	let current = schema;
	let guide = guides.get(current);
	for (let step = 0; ; ) {
		if (current instanceof z.ZodOptional || current instanceof z.ZodDefault) {
			current = current.unwrap() as z.ZodType;
			guide ??= guides.get(current);
			continue;
		}
		if (step === path.length) return { schema: current, guide };
		const key = path[step];
		step += 1;
		let next: unknown;
		if (current instanceof z.ZodObject) next = current.shape[String(key)];
		else if (current instanceof z.ZodArray) next = current.element;
		if (!(next instanceof z.ZodType)) return undefined;
		current = next;
		guide = guides.get(current);
	}
}
