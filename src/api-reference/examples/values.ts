import type { Schema } from '../contract/types.ts';
import { FUTURE, formats, later, numbers, patterns, preferred, rarely, subjects } from './data.ts';
import { names } from './names.ts';

/**
 * A text that fits a schema: by pattern or format, then by what the field and what holds it are called.
 *
 * @param around Names of the field and of the schema that hold it.
 */
export function textExample(schema: Schema, name: string, around: readonly string[]): string {
	const { format, pattern, minLength = 0, maxLength } = schema;
	if (format === 'date-time' && later.has(name)) return FUTURE;
	const fixed = pattern === undefined ? undefined : patterns[pattern];
	const address = format === 'uri' && names[name]?.startsWith('https:') ? names[name] : undefined;
	const value = fixed ?? address ?? (format && formats[format]) ?? byPattern(pattern) ?? byName(name, around);
	return value.padEnd(minLength, 'x').slice(0, maxLength);
}

/** A number within the limits of a schema. */
export function numberExample({ minimum, maximum }: Schema, name: string): number {
	const value = numbers[name] ?? 1;
	return Math.max(minimum ?? Number.NEGATIVE_INFINITY, Math.min(maximum ?? Number.POSITIVE_INFINITY, value));
}

/** The value of an enumeration that an example shows. */
export function enumExample(values: readonly unknown[]): unknown {
	return values.find((value) => preferred.has(value)) ?? values.find((value) => value !== null) ?? null;
}

/** Whether a field is true in an example. */
export function flagExample(name: string): boolean {
	return !rarely.has(name);
}

function byName(name: string, around: readonly string[]): string {
	if (name === 'name' || name === 'id' || name === 'description') {
		const subject = around
			.map((one) => subjects.find(({ schema }) => schema.test(one)))
			.find((found) => found !== undefined);
		if (subject) return subject[name] ?? names[name] ?? subject.name;
	}
	return names[name] ?? 'text';
}

/** Queries of searches: an operator, then a value that it compares with. */
function byPattern(pattern: string | undefined): string | undefined {
	const operator = /^\^\(?([A-Z_]+)/.exec(pattern ?? '')?.[1];
	if (!pattern || !operator) return undefined;
	const value = [
		`${operator}:2026-01-15`,
		`${operator}:true`,
		`${operator}:default`,
		`${operator}:simple:checkout`,
	].find((text) => new RegExp(pattern, 'u').test(text));
	return value;
}
