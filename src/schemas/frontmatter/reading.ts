import type { z } from 'astro/zod';
import type { Document } from 'yaml';
import type { Problem } from './problem.ts';

/** Frontmatter that could be read, and what is needed to say where its values stand. */
export interface Reading {
	document: Document;
	yaml: string;
	/** The schema the values were judged by. */
	schema: z.ZodType;
	/** Path of the page on the site. */
	route: string;
	/** Place in the file of an offset in the YAML; of the opening dashes without an offset. */
	at: (offset?: number) => Pick<Problem, 'file' | 'line' | 'column'>;
}

/** Field names joined by dots; entries of lists counted from 1. */
export function nameOf(path: readonly PropertyKey[]): string {
	return path
		.map((step, index) => {
			if (typeof step === 'number') return ` (entry ${step + 1})`;
			return index === 0 ? String(step) : `.${String(step)}`;
		})
		.join('');
}
