import { murmurHash3 } from './murmur.ts';

/** Seeds that all SDKs share: rollouts and variants differ, so that a rollout does not favor a variant. */
export const SEEDS = { rollout: 0, variant: 86028157 } as const;

/** How many numbers there are for a rollout: one a percent. */
export const ROLLOUT_NUMBERS = 100;

/** A number of a user, with the steps that lead to it. */
export interface Normalized {
	/** What is hashed. */
	text: string;
	hash: number;
	/** From 1 up to the count of numbers. */
	number: number;
}

/**
 * The number that decides for a user, the same in every SDK.
 *
 * @param value the stickiness value, such as a user id
 * @param groupId the group of the strategy, normally the flag's name
 * @param count how many numbers there are: 100 for a rollout, the sum of the weights for variants
 * @param seed one of {@link SEEDS}
 */
export function normalized(value: string, groupId: string, count: number, seed: number): Normalized {
	const text = `${groupId}:${value}`;
	const hash = murmurHash3(text, seed);
	return { text, hash, number: (hash % count) + 1 };
}
