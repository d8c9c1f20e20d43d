import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { problem } from '../../src/lib/diagnostics/build-error.ts';

/** Days for which a note of an audit holds. Browsers and the rules of an audit change, also where pages do not. */
export const HOLDS_FOR = 180;

/** A day as `2026-11-23`. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the notes of an audit.
 *
 * @param file YAML that the audit writes
 * @param schema what the notes must be
 * @param command how the notes are made again
 * @throws BuildError naming the file and its first mistake
 */
export function readNotes<Schema extends z.ZodType>(
	file: string,
	schema: Schema,
	command: string,
): z.infer<Schema> {
	const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
	if (!error) return data as z.infer<Schema>;
	const { path = [], message = '' } = error.issues[0] ?? {};
	throw problem({
		where: file,
		found: `${path.join('.') || 'the file'}: ${message}`,
		expected: 'notes as the audit writes them',
		write: `nothing; run ${command}`,
	});
}
