import { contextValue } from './context.ts';
import { type Normalized, normalized, SEEDS } from './normalized.ts';
import { variantSticky } from './stickiness.ts';
import type { Context, Surroundings, Variant } from './types.ts';

/** Which variant a user gets, and from which number. */
export interface VariantResult {
	variant: Variant;
	/** Missing if an override decided. */
	number?: Normalized | undefined;
	/** Whether the number was drawn for this evaluation alone. */
	random: boolean;
}

/**
 * Chooses a variant: an override first, else the one whose weights, laid end to end in the order of the list,
 * hold the user's number.
 *
 * @returns nothing for a list without weight
 */
export function selectVariant(
	{ groupId, stickiness, variants }: { groupId: string; stickiness: string; variants: Variant[] },
	context: Context,
	surroundings: Surroundings,
): VariantResult | undefined {
	const total = variants.reduce((sum, { weight }) => sum + weight, 0);
	if (total <= 0) return;
	const overridden = variants.find(({ overrides = [] }) =>
		overrides.some(({ contextName, values }) => {
			const value = contextValue(context, contextName);
			return value !== undefined && values.includes(value);
		}),
	);
	if (overridden) return { variant: overridden, random: false };
	const sticky = variantSticky(stickiness, context, surroundings);
	const number = normalized(sticky.value, groupId, total, SEEDS.variant);
	let end = 0;
	const variant = variants.find(({ weight }) => {
		end += weight;
		return weight > 0 && end >= number.number;
	});
	return variant && { variant, number, random: sticky.random };
}
