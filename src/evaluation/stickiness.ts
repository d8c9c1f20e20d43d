import { contextValue } from './context.ts';
import type { Context, Surroundings } from './types.ts';

/** What identifies a user, and whether it is theirs or made up for this one evaluation. */
export interface Sticky {
	value: string;
	random: boolean;
}

const first = (context: Context, fields: string[]) =>
	fields
		.map((field) => context[field])
		.find((value): value is string => typeof value === 'string' && value !== '');

const drawn = (random: () => number, range: number): Sticky => ({
	value: `${Math.round(random() * range) + 1}`,
	random: true,
});

/**
 * The value a gradual rollout hashes.
 *
 * @returns nothing if the context lacks the field: the rollout is then off
 */
export function rolloutSticky(
	stickiness: string,
	context: Context,
	{ random }: Surroundings,
): Sticky | undefined {
	if (stickiness === 'random') return drawn(random, 10_000);
	const value =
		stickiness === 'default' ? first(context, ['userId', 'sessionId']) : contextValue(context, stickiness);
	if (value) return { value, random: false };
	return stickiness === 'default' ? drawn(random, 10_000) : undefined;
}

/** The value the choice of a variant hashes. Where the context lacks the field, it is random. */
export function variantSticky(stickiness: string, context: Context, { random }: Surroundings): Sticky {
	const value =
		stickiness === 'default'
			? first(context, ['userId', 'sessionId', 'remoteAddress'])
			: contextValue(context, stickiness);
	return value ? { value, random: false } : drawn(random, 100_000);
}
