import type { Context } from './types.ts';

/**
 * The value of a field of the context, as text: the field itself, else the one in `properties`.
 *
 * @returns nothing where there is neither
 */
export function contextValue(context: Context, field: string): string | undefined {
	const value = context[field] ?? context.properties?.[field];
	return value === undefined || value === null ? undefined : String(value);
}
